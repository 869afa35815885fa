// What the search of the site lacks. It finds pages in the language of the page, and English ones that aren't translated;
// what programs can import only from the pages on that. And it works in pages that were opened from the disk, where
// browsers start no workers: a worker's script runs in a hidden frame instead, and messages go to and fro as they do
// between a page and a worker.
{
  class Frame extends EventTarget {
    constructor(url) {
      super()
      this.onmessage = null
      this.frame = document.createElement("iframe")
      this.frame.hidden = true
      document.body.append(this.frame)
      const inner = this.frame.contentWindow
      inner.postMessage = data => {
        const event = message(data)
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
      const sent = message(data)
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(sent))
    }
    terminate() {
      this.frame.remove()
    }
  }

  // A copy, as between a page and a worker: the search would not see that what it has got before has changed.
  const message = data => new MessageEvent("message", { data: structuredClone(data) })

  // The results are numbers of passages, so those that aren't searched stay in the list, without their words.
  const fitting = passages => {
    const language = document.documentElement.lang
    const pageOf = address => address.replace(/[?#].*/, "")
    const pages = new Map(passages.map(passage => [pageOf(passage.location), passage.path[0]]))
    const programs = pages.get(pageOf(location.href)) === "Python"
    return passages.map(passage => {
      const [, name, other] = /^(.*?)(?:\.(\w\w))?\.html$/.exec(pageOf(passage.location))
      const read = (other ?? "en") === language || (!other && !pages.has(`${name}.${language}.html`))
      return read && (programs || passage.path[0] !== "Python") ? passage : { ...passage, title: "", text: "", path: [] }
    })
  }

  const setUp = 0  // the kind of the first message, with all passages
  window.Worker = class extends (location.protocol === "file:" ? Frame : Worker) {
    postMessage(sent) {
      const { type, data } = sent
      super.postMessage(type === setUp ? { type, data: { ...data, items: fitting(data.items) } } : sent)
    }
  }
}
