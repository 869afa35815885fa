// Lets the search work in pages that were opened from the disk, where browsers start no workers: a worker's script runs in
// a hidden frame instead, and messages go to and fro as they do between a page and a worker.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.onmessage = null
      this.frame = document.createElement("iframe")
      this.frame.hidden = true
      document.body.append(this.frame)
      const inner = this.frame.contentWindow
      inner.postMessage = data => {
        const event = new MessageEvent("message", { data })
        this.dispatchEvent(event)
        this.onmessage?.(event)
      }
      this.ready = new Promise(done => {
        const script = inner.document.createElement("script")
        script.src = new URL(url, location.href).href
        script.onload = done
        inner.document.head.append(script)
      })
    }
    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })))
    }
    terminate() {
      this.frame.remove()
    }
  }
}
