<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>indonesia-qt</name>
    <message>
        <source> </source>
        <comment>between sentences</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation> </translation>
    </message>
    <message>
        <source>“{code}” isn’t a language code. Use codes such as “de” or “pt-BR”.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>“{code}” bukan kode bahasa. Gunakan kode seperti “de” atau “pt-BR”.</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>T&amp;entang</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Perik&amp;sa</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Tut&amp;up</translation>
    </message>
    <message>
        <source>My &amp;companies</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>P&amp;erusahaan saya</translation>
    </message>
    <message>
        <source>&amp;Compare with another map…</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>&amp;Bandingkan dengan peta lain…</translation>
    </message>
    <message>
        <source>Review &amp;doubtful borders…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Tin&amp;jau batas yang meragukan…</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Cari perintah…</translation>
    </message>
    <message>
        <source>&amp;Variations…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Varian…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Berkas</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>L&amp;ayar penuh</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <extracomment>ui/table/rules_presenter.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Dokumentasi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Ba&amp;ntuan</translation>
    </message>
    <message>
        <source>&amp;Import outlines…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>&amp;Impor garis luar…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Pintasan keyboard</translation>
    </message>
    <message>
        <source>&amp;Tutorial: your first game…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Tutorial: permainan pertama…</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Lihat kembali</translation>
    </message>
    <message>
        <source>&amp;Make your own map in a quarter of an hour</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Buat peta sen&amp;diri dalam 15 menit</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Baru…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>ui/editor/menus/file_commands.py, ui/table/window/menus.py</extracomment>
        <translation>Bu&amp;ka…</translation>
    </message>
    <message>
        <source>&amp;Pause bots</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Jeda bot</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Main</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>&amp;Cetak…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ke&amp;luar</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Permainan &amp;terakhir</translation>
    </message>
    <message>
        <source>&amp;Recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta &amp;terakhir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>&amp;Ulangi</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Ulangi: {step}</translation>
    </message>
    <message>
        <source>&amp;Return to the present</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Kem&amp;bali ke saat ini</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Simpan</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <extracomment>ui/help/reference_sheet.py, ui/help/rules_window.py</extracomment>
        <translation>Simpan sebagai &amp;PDF…</translation>
    </message>
    <message>
        <source>&amp;Minimum border length…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Panjang minimal ba&amp;tas…</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Layar a&amp;wal</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Hapu&amp;s gambar</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Alat</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>U&amp;rungkan</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>U&amp;rungkan: {step}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>&amp;Tampilan</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Apa yang bisa saya lakukan?</translation>
    </message>
    <message>
        <source>+ and −</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>+ dan −</translation>
    </message>
    <message>
        <source>,</source>
        <comment>between thousands</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>.</source>
        <comment>before decimals</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>,</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>ke-1</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>ke-2</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>ke-3</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>ke-4</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place</comment>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>ke-5</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a sentence</comment>
        <extracomment>i18n/text.py, ui/table/panels/answer_button.py</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>Empty map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta kosong</translation>
    </message>
    <message>
        <source>A border can’t leave the canvas.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Batas tidak bisa keluar dari kanvas.</translation>
    </message>
    <message>
        <source>A city card needs at least one province.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Kartu kota memerlukan sedikitnya satu provinsi.</translation>
    </message>
    <message>
        <source>Cities must be built on land.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Kota harus dibangun di darat.</translation>
    </message>
    <message>
        <source>Click an amount to see its breakdown</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Klik jumlah untuk melihat rinciannya</translation>
    </message>
    <message>
        <source>Time per decision: median {usual}&#xa0;ms, longest {longest}&#xa0;ms.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Waktu per keputusan: median {usual}&#xa0;ms, paling lama {longest}&#xa0;ms.</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Saran tersedia pada giliran Anda.</translation>
    </message>
    <message>
        <source>Shows the strongest bot’s move. Each use is recorded.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Menampilkan langkah bot terkuat. Setiap pemakaian dicatat.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Nama memerlukan sedikitnya satu huruf.</translation>
    </message>
    <message>
        <source>A new era</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Era baru</translation>
    </message>
    <message>
        <source>A new era begins</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Era baru dimulai</translation>
    </message>
    <message>
        <source>A year</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Satu tahun</translation>
    </message>
    <message>
        <source>About Indonesia</source>
        <extracomment>ui/help/about_dialog.py</extracomment>
        <translation>Tentang Indonesia</translation>
    </message>
    <message>
        <source>Acquisitions</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Akuisisi</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Add a ship in…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Tambah kapal di…</translation>
    </message>
    <message>
        <source>Add land</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Tambah daratan</translation>
    </message>
    <message>
        <source>Add land to {province}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Tambahkan daratan ke {province}</translation>
    </message>
    <message>
        <source>Stop adding ships</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Berhenti</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city cards</source>
        <extracomment>For one: Add {n} city card games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>Tambah {n} kartu kota</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Tambahkan {province} ke kartu</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Opsi</translation>
    </message>
    <message>
        <source>All</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Every track that could be advanced is already at 5.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Semua jalur yang bisa dimajukan sudah di tingkat 5.</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/deliveries.py, ui/table/hints.py</extracomment>
        <translation>Alternatif</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Selalu</translation>
    </message>
    <message>
        <source>Amount in rupiah</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Jumlah dalam rupiah</translation>
    </message>
    <message>
        <source>An outline needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Garis luar memerlukan sedikitnya tiga sudut.</translation>
    </message>
    <message>
        <source>An outline of {area} has fewer than three corners.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Satu garis luar {area} kurang dari tiga sudut.</translation>
    </message>
    <message>
        <source>New seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Nomor acak baru</translation>
    </message>
    <message>
        <source>Another program has changed or removed {files} since you opened the map.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Program lain telah mengubah atau menghapus {files} sejak Anda membuka peta.</translation>
    </message>
    <message>
        <source>Area</source>
        <extracomment>ui/editor/panels/areas.py, ui/editor/panels/neighbours.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Wilayah</translation>
    </message>
    <message>
        <source>Areas</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/links/border_dialogs.py, ui/editor/menus/window_commands.py, ui/editor/panels/areas.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/halving.py, ui/table/panels/panel.py</extracomment>
        <translation>Wilayah</translation>
    </message>
    <message>
        <source>Areas bought</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Wilayah dibeli</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Panah</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tombol panah</translation>
    </message>
    <message>
        <source>Arrows</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Panah</translation>
    </message>
    <message>
        <source>Original state</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Keadaan awal</translation>
    </message>
    <message>
        <source>As listed above</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Sesuai urutan di atas</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ikuti sistem</translation>
    </message>
    <message>
        <source>Ask a bot</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Tanya bot</translation>
    </message>
    <message>
        <source>Keep asking for the PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Tetap minta PIN</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Seketika</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Start of the &amp;year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Awal ta&amp;hun</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Create</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Buat</translation>
    </message>
    <message>
        <source>Start or open a game first.</source>
        <extracomment>ui/table/export_controller.py, ui/table/review/review_controller.py</extracomment>
        <translation>Mulai atau buka permainan dulu.</translation>
    </message>
    <message>
        <source>Edit borders</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Edit batas</translation>
    </message>
    <message>
        <source>Maximize my lead over {player}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Keunggulan terbesar atas {player}</translation>
    </message>
    <message>
        <source>Bid</source>
        <comment>sum</comment>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Tawaran</translation>
    </message>
    <message>
        <source>Bid for the order of play</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Tawaran urutan giliran</translation>
    </message>
    <message>
        <source>Bid up to {limit}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Tawar hingga {limit}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py, ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Tawar {amount}</translation>
    </message>
    <message>
        <source>Bids for the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Tawaran urutan giliran</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>ui/board/map_view.py</extracomment>
        <translation>Papan</translation>
    </message>
    <message>
        <source>Border</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Batas</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/settings/preferences.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Cabangkan dari sini</translation>
    </message>
    <message>
        <source>Branch here</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Cabangkan di sini</translation>
    </message>
    <message>
        <source>Budi bids 105</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi menawar 105</translation>
    </message>
    <message>
        <source>Build a city in {place}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Bangun kota di {place}</translation>
    </message>
    <message>
        <source>Build a city in…</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Bangun kota di…</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Boleh dilewatkan</translation>
    </message>
    <message>
        <source>Can bid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Bisa menawar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/balance/tune_dialog.py, ui/table/games/open_controller.py, ui/table/review/review_pane.py, ui/widgets/plain_text.py, ui/widgets/progress_dialog.py</extracomment>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Batal (Esc)</translation>
    </message>
    <message>
        <source>Area card delay (ms)</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Jeda kartu wilayah (ms)</translation>
    </message>
    <message>
        <source>Cash</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Uang tunai</translation>
    </message>
    <message>
        <source>Cash left</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Sisa uang tunai</translation>
    </message>
    <message>
        <source>Cash: {changes}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Uang tunai: {changes}.</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Ubah {name}</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>ui/editor/balance/tune_dialog.py, ui/games/indonesia/offer.py</extracomment>
        <translation>Perubahan</translation>
    </message>
    <message>
        <source>Chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Bab</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Chart: {title}</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Grafik: {title}</translation>
    </message>
    <message>
        <source>Charts</source>
        <extracomment>ui/charts/chart_window.py, ui/table/final_screen.py</extracomment>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>ui/settings/command_palette.py, ui/table/board/board_ui.py</extracomment>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Pilih kota</translation>
    </message>
    <message>
        <source>Choose a company</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Pilih perusahaan</translation>
    </message>
    <message>
        <source>Choose a company to operate ({left} of {all} left).</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Pilih perusahaan untuk dioperasikan (tersisa {left} dari {all}).</translation>
    </message>
    <message>
        <source>Choose a merger</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Pilih merger</translation>
    </message>
    <message>
        <source>Select a row first.</source>
        <extracomment>ui/games/indonesia/editor/entries.py, ui/table/board/board_table.py</extracomment>
        <translation>Pilih dulu satu baris.</translation>
    </message>
    <message>
        <source>Choose a sea</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Pilih laut</translation>
    </message>
    <message>
        <source>Choose a site</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Pilih lokasi</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Pilih jalur</translation>
    </message>
    <message>
        <source>Choose an area</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Pilih wilayah</translation>
    </message>
    <message>
        <source>Select the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Pilih wilayahnya</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, or pass. The phase ends when everyone passes in a row.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Umumkan merger dua perusahaan, atau lewatkan giliran. Fase berakhir jika tidak ada lagi yang mengumumkan.</translation>
    </message>
    <message>
        <source>Build a city on an empty coastal area in a province on your city card.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Bangun kota di wilayah pantai kosong di provinsi pada kartu kota Anda.</translation>
    </message>
    <message>
        <source>Choose {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Pilih {area}</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Lingkaran</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Kota</translation>
    </message>
    <message>
        <source>Cities grew</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Kota yang tumbuh</translation>
    </message>
    <message>
        <source>Cities grow: {cities}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Kota yang tumbuh: {cities}.</translation>
    </message>
    <message>
        <source>Reachable cities</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Kota terjangkau</translation>
    </message>
    <message>
        <source>City</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Kota</translation>
    </message>
    <message>
        <source>City Growth</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Pertumbuhan Kota</translation>
    </message>
    <message>
        <source>City cards</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/panels/new_era.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>Kartu kota</translation>
    </message>
    <message>
        <source>City of size {size}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Kota ukuran {size}</translation>
    </message>
    <message>
        <source>City stones</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Keping kota</translation>
    </message>
    <message>
        <source>City stones of size 1, 2 and 3</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Keping kota ukuran 1, 2, dan 3</translation>
    </message>
    <message>
        <source>City stones of size {size}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Keping kota ukuran {size}</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/menus/file_commands.py, ui/help/about_dialog.py, ui/table/games/new_game_controller.py, ui/table/games/record_dialog.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Coast</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Pantai</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Kolom</translation>
    </message>
    <message>
        <source>Companies</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Perusahaan</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the bid can’t be raised.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Kedua perusahaan tidak punya apa pun di papan, jadi tawaran tidak bisa dinaikkan.</translation>
    </message>
    <message>
        <source>Company</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Perusahaan</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Continue in a copy</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Lanjutkan dalam salinan</translation>
    </message>
    <message>
        <source>Copy table</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Salin tabel</translation>
    </message>
    <message numerus="yes">
        <source>Readable up to decision {n}</source>
        <extracomment>For one: Readable up to decision {n} ui/table/games/saved_games.py</extracomment>
        <translation>
            <numerusform>Terbaca sampai keputusan {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>ui/table/panels/panel.py, ui/table/privacy.py, ui/table/window/docks.py</extracomment>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Deed</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Konsesi</translation>
    </message>
    <message>
        <source>Deeds</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/deed_list.py, ui/games/indonesia/editor/deeds_and_cards.py, ui/games/indonesia/game_view.py</extracomment>
        <translation>Konsesi</translation>
    </message>
    <message>
        <source>Companies available: {deeds}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Perusahaan yang tersedia: {deeds}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Pengiriman</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Perbedaan</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Buang</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Buang perubahan yang belum disimpan</translation>
    </message>
    <message>
        <source>Discard…</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Buang…</translation>
    </message>
    <message>
        <source>Display</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Pajangan</translation>
    </message>
    <message>
        <source>Command palette</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Cari perintah</translation>
    </message>
    <message>
        <source>Play this instead</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Mainkan yang ini saja</translation>
    </message>
    <message>
        <source>Play this</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Mainkan ini</translation>
    </message>
    <message>
        <source>Plays random legal moves.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Memainkan langkah sah secara acak.</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Meragukan</translation>
    </message>
    <message>
        <source>Draw areas</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Gambar wilayah</translation>
    </message>
    <message>
        <source>Keep drawing</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Teruskan menggambar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/widgets/chooser.py</extracomment>
        <translation>Gandakan</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Eksp&amp;or</translation>
    </message>
    <message>
        <source>E&amp;xport log…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Ekspor catatan…</translation>
    </message>
    <message>
        <source>Each player needs a name.</source>
        <extracomment>core/record.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Setiap pemain memerlukan nama.</translation>
    </message>
    <message numerus="yes">
        <source>Your bids are multiplied by {n}.</source>
        <extracomment>For one: Your bids are multiplied by {n}. ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>
            <numerusform>Tawaran Anda dikalikan {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Varian</translation>
    </message>
    <message>
        <source>Earnings</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Pendapatan</translation>
    </message>
    <message>
        <source>Earnings of the year</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Pendapatan tahun ini</translation>
    </message>
    <message>
        <source>Earnings: {earnings}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Pendapatan: {earnings}.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Mudah</translation>
    </message>
    <message>
        <source>Eight times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Delapan kali lebih cepat</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>area</comment>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Kosong</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Lewati animasi</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Enter atau Spasi</translation>
    </message>
    <message>
        <source>Era</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/board/board_ui.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Era</translation>
    </message>
    <message>
        <source>Era {era} begins.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Era {era} dimulai.</translation>
    </message>
    <message>
        <source>Era {era} is over.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Era {era} telah berakhir.</translation>
    </message>
    <message>
        <source>Era {era} · Year {year}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Era {era} · Tahun {year}</translation>
    </message>
    <message>
        <source>Era {era} · Year {year} · {phase}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Era {era} · Tahun {year} · {phase}</translation>
    </message>
    <message>
        <source>Era {era}: {n}</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Era {era}: {n}</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every good in {area} is locked. Unlock one first.</source>
        <extracomment>ui/games/indonesia/panels/manual_route.py</extracomment>
        <translation>Semua barang di {area} terkunci. Buka dulu salah satunya.</translation>
    </message>
    <message>
        <source>Expand to {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perluas ke {place}</translation>
    </message>
    <message>
        <source>Expand to {place} for {price}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perluas ke {place} seharga {price}</translation>
    </message>
    <message>
        <source>Expand to…</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perluas ke…</translation>
    </message>
    <message>
        <source>Expanding</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Perluasan</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Perluasan</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Ahli</translation>
    </message>
    <message>
        <source>Export as a &amp;graph…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Ekspor sebagai &amp;graf…</translation>
    </message>
    <message>
        <source>Export the map as a graph</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Ekspor peta sebagai graf</translation>
    </message>
    <message>
        <source>F or 0</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>F atau 0</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Cepat</translation>
    </message>
    <message>
        <source>Feature {number}</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Objek {number}</translation>
    </message>
    <message>
        <source>Supply {city} first</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Pasok {city} lebih dulu</translation>
    </message>
    <message>
        <source>Fills each area in the colour and pattern of its owner.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Mengisi tiap wilayah dengan warna dan pola pemiliknya.</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Saring</translation>
    </message>
    <message>
        <source>Filter ({number})</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Saring ({number})</translation>
    </message>
    <message>
        <source>Final result</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/final_screen.py, ui/table/game_view.py, ui/table/panels/result.py</extracomment>
        <translation>Hasil akhir</translation>
    </message>
    <message>
        <source>Fit</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Paskan</translation>
    </message>
    <message numerus="yes">
        <source>Fix all of this kind ({n})</source>
        <extracomment>For one: Fix all of this kind ({n}) ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Perbaiki semua jenis ini ({n})</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows a few simple rules and makes mistakes.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Mengikuti beberapa aturan sederhana dan membuat kesalahan.</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Untuk</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>ui/help/guide.py, ui/help/rules_window.py</extracomment>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Empat kali lebih cepat</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Dari</translation>
    </message>
    <message>
        <source>From {way}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dari {way}: klik kota atau kapal berikutnya. Klik lagi barangnya untuk membatalkan.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/table/games/game_choices.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Remove {place}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Lepaskan {place}</translation>
    </message>
    <message>
        <source>Give {area} to {taker}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Berikan {area} ke {taker}</translation>
    </message>
    <message>
        <source>Removed first</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Dilepas lebih dulu</translation>
    </message>
    <message>
        <source>Continue without saving</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Lanjut tanpa menyimpan</translation>
    </message>
    <message>
        <source>{area} is a sea area. Choose a land area.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} adalah wilayah laut. Pilih wilayah darat.</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang terjual</translation>
    </message>
    <message>
        <source>Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pendapatan tiap tahun dalam rupiah: barang terjual ditambah biaya kapal diterima, dikurangi biaya kapal dibayar</translation>
    </message>
    <message>
        <source>Graph for networkx and Gephi (*.graphml)</source>
        <extracomment>ui/editor/imports/import_commands.py, ui/editor/menus/export_commands.py, ui/table/export_controller.py</extracomment>
        <translation>Graf untuk networkx dan Gephi (*.graphml)</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Rakus</translation>
    </message>
    <message>
        <source>Grows this year</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Tumbuh tahun ini</translation>
    </message>
    <message>
        <source>City growth</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Pertumbuhan kota</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Riwayat</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Sulit</translation>
    </message>
    <message>
        <source>Hidden from other players</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Tersembunyi dari pemain lain</translation>
    </message>
    <message>
        <source>Hide</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Sembunyikan</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>ui/table/hints.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Saran</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Saran</translation>
    </message>
    <message>
        <source>Hold H</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tahan H</translation>
    </message>
    <message>
        <source>Hold Space and drag</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Tahan Spasi dan seret</translation>
    </message>
    <message>
        <source>Thinking time per decision (default: {time})</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Waktu berpikir per keputusan (bawaan: {time})</translation>
    </message>
    <message>
        <source>How long to point at an area before its card appears. Press P to pin the card.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Berapa lama wilayah ditunjuk sebelum kartunya muncul. Tekan P untuk menyematkan kartu.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bagaimana permainan berakhir</translation>
    </message>
    <message>
        <source>{bot} doesn’t explain its decisions.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} tidak menjelaskan keputusannya.</translation>
    </message>
    <message>
        <source>Hull</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Palka</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Manusia</translation>
    </message>
    <message>
        <source>If outbid</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Jika dikalahkan</translation>
    </message>
    <message>
        <source>If you pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Jika dilewatkan</translation>
    </message>
    <message>
        <source>If you win</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Jika menang</translation>
    </message>
    <message>
        <source>Ignore</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Abaikan</translation>
    </message>
    <message numerus="yes">
        <source>Ignore all of this kind ({n})…</source>
        <extracomment>For one: Ignore all of this kind ({n})… ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Abaikan semua jenis ini ({n})…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ignore {n} problems</source>
        <extracomment>For one: Ignore {n} problem ui/editor/panels/problems.py</extracomment>
        <translation>
            <numerusform>Abaikan {n} masalah</numerusform>
        </translation>
    </message>
    <message>
        <source>Ignored</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Diabaikan</translation>
    </message>
    <message>
        <source>Ignore…</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Abaikan…</translation>
    </message>
    <message>
        <source>Import outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Impor garis luar</translation>
    </message>
    <message numerus="yes">
        <source>Import {n} outlines</source>
        <extracomment>For one: Import {n} outline ui/editor/imports/import_commands.py, ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>Impor {n} garis luar</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing outlines</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Mengimpor garis luar</translation>
    </message>
    <message>
        <source>In panels</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Di panel</translation>
    </message>
    <message>
        <source>In the bank</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Di bank</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pemasukan</translation>
    </message>
    <message>
        <source>Indonesia: quick reference</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Indonesia: ringkasan aturan</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Pulau</translation>
    </message>
    <message>
        <source>It can’t deliver or expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Tidak bisa mengirim maupun meluas.</translation>
    </message>
    <message>
        <source>Not all goods sold: it may buy areas.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Tidak semua barang terjual: boleh membeli wilayah.</translation>
    </message>
    <message>
        <source>The bot sees only what you can see.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Bot hanya melihat yang bisa Anda lihat.</translation>
    </message>
    <message>
        <source>It may buy areas, but you can’t afford one.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Boleh membeli wilayah, tetapi uang Anda tidak cukup.</translation>
    </message>
    <message>
        <source>All goods sold: it must expand, for free.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Semua barang terjual: wajib meluas, gratis.</translation>
    </message>
    <message>
        <source>It touches another siap faji company.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Bersebelahan dengan perusahaan siap faji lain.</translation>
    </message>
    <message>
        <source>It was a random choice.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Dipilih secara acak.</translation>
    </message>
    <message>
        <source>The manual link setting for {a} and {b} is redundant: the border gives the same result.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Setelan manual untuk {a} dan {b} tidak perlu: batasnya memberi hasil yang sama.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Tidak disertakan.</translation>
    </message>
    <message>
        <source>Map name, as printed on the board</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Nama peta, seperti tertulis di papan</translation>
    </message>
    <message>
        <source>Its ship limits are missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Batas kapalnya tidak ada.</translation>
    </message>
    <message>
        <source>Save your cash</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Simpan uang tunai Anda</translation>
    </message>
    <message>
        <source>May stay</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Boleh tetap ada</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <extracomment>ui/settings/settings_dialog.py, ui/settings/shortcuts.py</extracomment>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Pintasan keyboard</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Lake</source>
        <extracomment>mapmaking/imports/areas.py, ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Danau</translation>
    </message>
    <message>
        <source>Lake {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Danau {n}</translation>
    </message>
    <message>
        <source>Lakes</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Danau</translation>
    </message>
    <message>
        <source>Land</source>
        <extracomment>ui/editor/imports/outline_model.py, ui/editor/tools/draw.py</extracomment>
        <translation>Darat</translation>
    </message>
    <message>
        <source>Land area</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Wilayah darat</translation>
    </message>
    <message>
        <source>Land to land</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Darat ke darat</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Last year of the era</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Tahun terakhir era</translation>
    </message>
    <message>
        <source>Last year of the game</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Tahun terakhir permainan</translation>
    </message>
    <message>
        <source>Layers</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Tutorial: your first game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Tutorial: permainan pertama…</translation>
    </message>
    <message>
        <source>Leave the tutorial (resume it from the Help menu)</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tinggalkan tutorial (lanjutkan dari menu Bantuan)</translation>
    </message>
    <message>
        <source>Can be chosen.</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Bisa dipilih.</translation>
    </message>
    <message>
        <source>Let {bot} play</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Biarkan {bot} bermain</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Huruf</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Link all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Hubungkan semua</translation>
    </message>
    <message>
        <source>Link {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>Hubungkan {a} dan {b}</translation>
    </message>
    <message>
        <source>Linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Terhubung</translation>
    </message>
    <message>
        <source>Linked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Dihubungkan manual</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Hubungan</translation>
    </message>
    <message>
        <source>Links that would change</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Hubungan yang akan berubah</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <extracomment>ui/table/games/load_dialog.py, ui/table/games/open_controller.py</extracomment>
        <translation>Buka permainan tersimpan</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Buka permainan…</translation>
    </message>
    <message>
        <source>Lock this delivery so that replanning keeps it (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Kunci pengiriman ini agar tidak berubah saat direncanakan ulang (L)</translation>
    </message>
    <message>
        <source>Locked: replanning keeps this delivery (L)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Terkunci: pengiriman ini tidak berubah saat direncanakan ulang (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>ui/play/log_view.py, ui/table/window/side.py</extracomment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Looking back</source>
        <extracomment>ui/settings/preferences.py, ui/table/decision_presenter.py</extracomment>
        <translation>Riwayat</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>ui/app/program.py, ui/editor/edit_view.py, ui/editor/panels/properties.py, ui/games/indonesia/offer.py, ui/settings/preferences.py, ui/table/games/game_choices.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Peta</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>ui/editor/dialogs/map_tiles.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Peta</translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Maks</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Sedang</translation>
    </message>
    <message>
        <source>Menu or Shift+F10</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Menu atau Shift+F10</translation>
    </message>
    <message>
        <source>Merge into</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Gabungkan ke</translation>
    </message>
    <message>
        <source>Merge into {area}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Gabungkan ke {area}</translation>
    </message>
    <message>
        <source>Merge {areas}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Gabungkan {areas}</translation>
    </message>
    <message>
        <source>Merge {first} with {second}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Gabungkan {first} dengan {second}</translation>
    </message>
    <message>
        <source>Merge {gone} into {kept}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Gabungkan {gone} ke {kept}</translation>
    </message>
    <message numerus="yes">
        <source>Merge {n} areas</source>
        <extracomment>For one: Merge {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Gabungkan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Merger</translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Merger</translation>
    </message>
    <message numerus="yes">
        <source>A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.</source>
        <extracomment>For one: A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}. games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>
            <numerusform>Merger {n} konsesi memerlukan Merger {n}; jalur Merger baru di tingkat {step}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Messages</source>
        <extracomment>ui/games/indonesia/offer.py, ui/games/singapore/offer.py, ui/settings/preferences.py</extracomment>
        <translation>Pesan</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Min</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/recap.py, ui/games/singapore/chart_data.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Uang</translation>
    </message>
    <message>
        <source>Maximize my profit</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Untung terbesar</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Roda mouse</translation>
    </message>
    <message>
        <source>Move corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Pindahkan sudut</translation>
    </message>
    <message>
        <source>Move the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Geser papan</translation>
    </message>
    <message>
        <source>Move the map</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py</extracomment>
        <translation>Geser peta</translation>
    </message>
    <message>
        <source>Passing not allowed</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Tidak boleh dilewatkan</translation>
    </message>
    <message>
        <source>Prefer my own ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Utamakan kapal sendiri</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Name in another language</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nama dalam bahasa lain</translation>
    </message>
    <message>
        <source>Name in {language}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nama dalam {language}</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Nama</translation>
    </message>
    <message>
        <source>Names from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Nama dari</translation>
    </message>
    <message>
        <source>Needs to grow</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Diperlukan untuk tumbuh</translation>
    </message>
    <message>
        <source>Needs {goods} to grow</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Perlu {goods} untuk tumbuh</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <extracomment>ui/editor/links/matrix_dialog.py, ui/editor/panels/neighbours.py, ui/games/indonesia/offer.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Tetangga</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tidak pernah</translation>
    </message>
    <message>
        <source>New Era</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Era Baru</translation>
    </message>
    <message>
        <source>New Sea {number}</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Laut Baru {number}</translation>
    </message>
    <message>
        <source>New cities</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Kota baru</translation>
    </message>
    <message>
        <source>New companies</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Perusahaan baru</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Permainan baru</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>ui/table/games/start_cards.py, ui/table/panels/result.py</extracomment>
        <translation>Permainan baru…</translation>
    </message>
    <message>
        <source>New map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta baru</translation>
    </message>
    <message>
        <source>New map…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta baru…</translation>
    </message>
    <message>
        <source>New province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Provinsi baru</translation>
    </message>
    <message>
        <source>New province…</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Provinsi baru…</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Next or previous field</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Isian berikutnya atau sebelumnya</translation>
    </message>
    <message>
        <source>No PIN set. Enter 4 to 8 digits to set one.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Belum ada PIN. Masukkan 4 sampai 8 angka untuk memasangnya.</translation>
    </message>
    <message>
        <source>It isn’t a bot’s turn.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Sekarang bukan giliran bot.</translation>
    </message>
    <message>
        <source>No coast</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Bukan wilayah pantai</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Belum ada permainan tersimpan</translation>
    </message>
    <message>
        <source>No shipping company has free ships all the way from {area} to {place}.</source>
        <extracomment>games/indonesia/delivery/planner.py</extracomment>
        <translation>Tidak ada perusahaan pelayaran dengan kapal yang masih lowong di sepanjang rute dari {area} ke {place}.</translation>
    </message>
    <message>
        <source>No other move comes close.</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tidak ada pilihan lain yang sebanding.</translation>
    </message>
    <message>
        <source>No other area is called “{name}”.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Tidak ada wilayah lain bernama “{name}”.</translation>
    </message>
    <message>
        <source>No problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tidak ada masalah</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Tidak ada pengaturan yang cocok.</translation>
    </message>
    <message>
        <source>No ships</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Tidak ada kapal</translation>
    </message>
    <message>
        <source>Nobody ever started {company} (era {era}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Perusahaan {company} (era {era}) tidak pernah didirikan.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>None of the card’s provinces can take a city: each already has one or has no empty coastal area.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Kota tidak bisa dibangun di provinsi mana pun pada kartu ini: sudah ada kota, atau tidak ada wilayah pantai kosong.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not linked</source>
        <comment>areas</comment>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Tidak terhubung</translation>
    </message>
    <message>
        <source>Unlinked manually</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Diputuskan manual</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Nanti saja</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Nothing to undo yet.</source>
        <extracomment>ui/play/history.py, ui/table/window/menus.py</extracomment>
        <translation>Belum ada yang bisa diurungkan.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Tidak ada yang bisa diulangi.</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Pemberitahuan</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Sekarang</translation>
    </message>
    <message>
        <source>Oil</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Minyak</translation>
    </message>
    <message>
        <source>On the board</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Di papan</translation>
    </message>
    <message>
        <source>On the map</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Di peta</translation>
    </message>
    <message>
        <source>Next ye&amp;ar</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tahu&amp;n berikutnya</translation>
    </message>
    <message>
        <source>One area</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Satu wilayah</translation>
    </message>
    <message>
        <source>Everyone bids once. Ties keep their current order.</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Setiap pemain menawar sekali. Jika seri, urutannya tetap.</translation>
    </message>
    <message>
        <source>Only areas and lakes can be reassigned, and {a} or {b} isn’t one.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Hanya wilayah dan danau yang bisa dialihkan, dan {a} atau {b} bukan keduanya.</translation>
    </message>
    <message>
        <source>Only shipping deeds have ship limits.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Hanya konsesi pelayaran yang punya batas kapal.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money</comment>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Terbuka</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Buka berkas lain…</translation>
    </message>
    <message>
        <source>Open in a new game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Buka dalam permainan baru</translation>
    </message>
    <message>
        <source>Opening a saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Membuka permainan tersimpan</translation>
    </message>
    <message>
        <source>Operate {company}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Operasikan {company}</translation>
    </message>
    <message>
        <source>Operated</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Sudah beroperasi</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Operasi</translation>
    </message>
    <message>
        <source>Order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/panels/meanwhile.py</extracomment>
        <translation>Urutan giliran</translation>
    </message>
    <message>
        <source>Starting order of play</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/table/games/game_choices.py</extracomment>
        <translation>Urutan giliran awal</translation>
    </message>
    <message>
        <source>Order of play with this bid</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Urutan giliran dengan tawaran ini</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Urutan giliran: {order}.</translation>
    </message>
    <message>
        <source>Outline</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Garis luar</translation>
    </message>
    <message>
        <source>Outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Garis luar</translation>
    </message>
    <message>
        <source>Finished in year {year}: {player} won</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Selesai pada tahun {year}: {player} menang</translation>
    </message>
    <message>
        <source>Over the border</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Menyeberangi batas</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Timpa</translation>
    </message>
    <message>
        <source>Owner</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Pemilik</translation>
    </message>
    <message>
        <source>Owners</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Pemilik</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>ui/help/guide.py, ui/settings/settings_dialog.py</extracomment>
        <translation>Halaman</translation>
    </message>
    <message>
        <source>Paid out</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Dibayarkan</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Lewati</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Phase 1: build a city</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 1: bangun kota</translation>
    </message>
    <message>
        <source>Phase 2: who plays first?</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 2: siapa mendapat giliran pertama?</translation>
    </message>
    <message>
        <source>Phase 5: research</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 5: riset</translation>
    </message>
    <message>
        <source>Phase 6: sell your rice</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 6: jual beras Anda</translation>
    </message>
    <message>
        <source>Phase 7: cities grow</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 7: kota tumbuh</translation>
    </message>
    <message>
        <source>Philippines</source>
        <comment>title of a map</comment>
        <extracomment>library.py</extracomment>
        <translation>Filipina</translation>
    </message>
    <message>
        <source>Pick on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Pilih di peta</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Gambar</translation>
    </message>
    <message>
        <source>Pinned (P to unpin)</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Disematkan (P untuk melepasnya)</translation>
    </message>
    <message>
        <source>Move labels and tokens</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Pindahkan label dan bidak</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Rencana</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>verb</comment>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Rencanakan</translation>
    </message>
    <message>
        <source>Plan the remaining {number}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Rencanakan {number} sisanya</translation>
    </message>
    <message>
        <source>Replan everything that isn’t locked for this goal (A)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Rencanakan ulang yang tidak terkunci untuk tujuan ini (A)</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py</extracomment>
        <translation>Mainkan</translation>
    </message>
    <message>
        <source>Played by a bot: {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Pemain bot: {bot}</translation>
    </message>
    <message>
        <source>Played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Pemain manusia</translation>
    </message>
    <message>
        <source>Last played</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Terakhir dimainkan</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/playtest/playtest_dialog.py, ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py, ui/table/games/load_dialog.py, ui/table/window/docks.py</extracomment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Press the main button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tekan tombol utama</translation>
    </message>
    <message>
        <source>Price</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Harga</translation>
    </message>
    <message>
        <source>Print all chapters</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Cetak semua bab</translation>
    </message>
    <message>
        <source>Problem</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Masalah</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/dialogs/repair_dialog.py, ui/editor/panels/areas.py, ui/editor/panels/problems.py</extracomment>
        <translation>Masalah</translation>
    </message>
    <message>
        <source>Properties</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Properti</translation>
    </message>
    <message>
        <source>Province</source>
        <extracomment>games/indonesia/maps/trial_tables.py, mapmaking/files/repair_steps/board.py, ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provinsi</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>ui/editor/canvas/board_items.py, ui/editor/dialogs/archipelago_form.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Provinsi</translation>
    </message>
    <message>
        <source>Provinces from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provinsi dari</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>ui/play/recap_box.py, ui/table/window/side.py, ui/widgets/messages.py</extracomment>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <extracomment>ui/play/recap_box.py, ui/table/hints.py, ui/table/window/side.py</extracomment>
        <translation>Tutup (Esc)</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <extracomment>ui/help/reference_sheet.py</extracomment>
        <translation>Ringkasan aturan</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Efek suara</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/tools/placing_frame.py</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>&amp;Board as image…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Papan sebagai gambar…</translation>
    </message>
    <message>
        <source>&amp;Board as table</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Papan sebagai &amp;tabel</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Grafik</translation>
    </message>
    <message>
        <source>&amp;Choose picture…</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>&amp;Pilih gambar…</translation>
    </message>
    <message>
        <source>&amp;Choose players…</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>&amp;Pilih pemain…</translation>
    </message>
    <message>
        <source>&amp;Deselect all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Batalkan p&amp;ilihan</translation>
    </message>
    <message>
        <source>&amp;Find area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Cari wilayah…</translation>
    </message>
    <message>
        <source>&amp;Find in log</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Cari di catatan</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>&amp;Garis kisi</translation>
    </message>
    <message>
        <source>&amp;Map as graph…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>P&amp;eta sebagai graf…</translation>
    </message>
    <message>
        <source>&amp;Map editor</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Editor peta</translation>
    </message>
    <message>
        <source>&amp;Merge areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>&amp;Gabungkan wilayah</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Bi&amp;sukan</translation>
    </message>
    <message>
        <source>&amp;News…</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Kaba&amp;r…</translation>
    </message>
    <message>
        <source>&amp;Next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Kep&amp;utusan berikutnya</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Panel</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Uji &amp;coba</translation>
    </message>
    <message>
        <source>&amp;Previous decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Keputusan &amp;sebelumnya</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Rin&amp;gkasan aturan</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>&amp;Kembalikan tata letak</translation>
    </message>
    <message>
        <source>&amp;Rules for this decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>At&amp;uran keputusan ini</translation>
    </message>
    <message>
        <source>&amp;Statistics as tables…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Statistik sebagai tabel…</translation>
    </message>
    <message>
        <source>&amp;Tracing picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Gambar &amp;jiplakan</translation>
    </message>
    <message>
        <source>1 Raffles player</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>1 Pemain Raffles</translation>
    </message>
    <message>
        <source>1 ship, the last this year</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>1 kapal, yang terakhir tahun ini</translation>
    </message>
    <message>
        <source>1 step</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>1 langkah</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;dari&#xa0;{number}: razia</translation>
    </message>
    <message>
        <source>1&#xa0;in&#xa0;{number}: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>1&#xa0;dari&#xa0;{number}: razia merugikan {costs}</translation>
    </message>
    <message>
        <source>2 Display</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>2 Pajangan</translation>
    </message>
    <message>
        <source>20 of each</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Masing-masing 20</translation>
    </message>
    <message>
        <source>3 Lots</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>3 Kaveling</translation>
    </message>
    <message>
        <source>4 Turns</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>4 Giliran</translation>
    </message>
    <message>
        <source>5 Hut</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>5 Pondok</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Interval 95%</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose Kenanga rice and Melati rice, and open with 100&lt;/b&gt;: five areas of rice at 20 each. Anyone with a slot for the merged company can raise your bid, in steps of one rupiah per area: 5 here.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Pilih Beras Kenanga dan Beras Melati, dan buka dengan 100&lt;/b&gt;: lima wilayah beras, masing-masing 20. Siapa pun yang punya slot untuk perusahaan baru bisa menaikkan tawaran Anda, dengan kelipatan satu rupiah per wilayah: di sini 5.</translation>
    </message>
    <message>
        <source>&lt;p&gt;Unofficial computer versions of two board games: &lt;i&gt;Indonesia&lt;/i&gt;, designed by Jeroen Doumen and Joris Wiersinga and published by Splotter Spellen, and &lt;i&gt;Singapore&lt;/i&gt;, designed by Peer Sylvester and published by White Goblin Games. This is a fan project and isn’t affiliated with them.&lt;/p&gt;&lt;p&gt;Coastlines: Natural Earth (public domain). Fonts: EB Garamond and Inter (SIL Open Font License).&lt;/p&gt;</source>
        <extracomment>ui/help/about_dialog.py</extracomment>
        <translation>&lt;p&gt;Versi komputer tidak resmi dari dua permainan papan: &lt;i&gt;Indonesia&lt;/i&gt; karya Jeroen Doumen dan Joris Wiersinga, terbitan Splotter Spellen, dan &lt;i&gt;Singapore&lt;/i&gt; karya Peer Sylvester, terbitan White Goblin Games. Ini karya penggemar dan tidak terkait dengan mereka.&lt;/p&gt;&lt;p&gt;Garis pantai: Natural Earth (domain publik). Fon: EB Garamond dan Inter (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A PIN must have 4 to 8 digits.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN harus terdiri atas 4 sampai 8 angka.</translation>
    </message>
    <message>
        <source>A black chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Cip hitam diambil</translation>
    </message>
    <message>
        <source>A bot is thinking…</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Bot sedang berpikir…</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {bot}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Sekarang bot bermain untuk {player}: {bot}.</translation>
    </message>
    <message>
        <source>A building needs one kind of effect: trades, chips, a worker, steps or a jump.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Bangunan memerlukan satu jenis efek: pertukaran, cip, pekerja, langkah, atau lompatan.</translation>
    </message>
    <message>
        <source>A chip from the bag</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Cip dari kantong</translation>
    </message>
    <message>
        <source>A chip is drawn next: play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Berikutnya sebuah cip diambil: mainkan drafnya, atau hapus satu pilihan.</translation>
    </message>
    <message>
        <source>A city of size 1 or 2 grows if it received as many of every good on the board as its size.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Kota ukuran 1 atau 2 tumbuh jika menerima setiap jenis barang di papan sebanyak ukurannya.</translation>
    </message>
    <message>
        <source>A comma, bracket or quotation mark is missing here, or there is one too many.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Di sini ada koma, kurung, atau tanda kutip yang kurang atau berlebih.</translation>
    </message>
    <message>
        <source>A file of the program is missing or damaged ({error}). Install the program again.</source>
        <extracomment>files/installation.py</extracomment>
        <translation>Ada berkas program yang hilang atau rusak ({error}). Pasang ulang programnya.</translation>
    </message>
    <message>
        <source>A flag needs a lot next to a building.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Bendera memerlukan kaveling di sebelah bangunan.</translation>
    </message>
    <message>
        <source>A free road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jalan gratis</translation>
    </message>
    <message>
        <source>A free road joins it.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Jalan gratis menghubungkannya.</translation>
    </message>
    <message>
        <source>A game called “{name}” already exists. Choose another name.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>Sudah ada permainan “{name}”. Pilih nama lain.</translation>
    </message>
    <message>
        <source>A good counts once for each ship that carried it.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Satu barang dihitung sekali untuk setiap kapal yang mengangkutnya.</translation>
    </message>
    <message>
        <source>A label’s size must be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Ukuran label harus {least} sampai {most}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>A map can have at most {most} areas of one kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/imports/areas.py</extracomment>
        <translation>Peta bisa memiliki paling banyak {most} wilayah dari satu jenis.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Peta bisa punya {least} sampai {most} pulau.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} land areas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Peta bisa punya {least} sampai {most} wilayah darat.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Peta bisa punya {least} sampai {most} provinsi.</translation>
    </message>
    <message>
        <source>A map can have {least} to {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Peta bisa punya {least} sampai {most} laut.</translation>
    </message>
    <message>
        <source>A map for {game}.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta untuk {game}.</translation>
    </message>
    <message>
        <source>A name contains “{letter}”, a character that can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Sebuah nama berisi “{letter}”, karakter yang tidak bisa disimpan.</translation>
    </message>
    <message>
        <source>A new place was chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Tempat baru telah dipilih.</translation>
    </message>
    <message>
        <source>A new year, a new bid</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tahun baru, tawaran baru</translation>
    </message>
    <message>
        <source>A person now plays for {player}.</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Sekarang pemain manusia bermain untuk {player}.</translation>
    </message>
    <message>
        <source>A place for a ship isn’t inside {sea}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Ada tempat kapal yang tidak terletak di dalam {sea}.</translation>
    </message>
    <message>
        <source>A player has an unknown colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Seorang pemain memakai warna yang tidak dikenal.</translation>
    </message>
    <message numerus="yes">
        <source>A player has {n} city cards of era {era} instead of {needed}.</source>
        <extracomment>For one: A player has {n} city card of era {era} instead of {needed}. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Seorang pemain punya {n} kartu kota era {era}, bukan {needed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player’s name can have at most {n} letters.</source>
        <extracomment>For one: A player’s name can have at most {n} letter. core/record.py</extracomment>
        <translation>
            <numerusform>Nama pemain paling banyak {n} huruf.</numerusform>
        </translation>
    </message>
    <message>
        <source>A playtest can’t be saved. Save the map and start a new game on it instead.</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Uji coba tidak bisa disimpan. Simpan peta dan mulai permainan baru di peta itu.</translation>
    </message>
    <message>
        <source>A raid</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Razia</translation>
    </message>
    <message>
        <source>A raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Razia!</translation>
    </message>
    <message>
        <source>A result is recorded, but the game isn’t over.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Hasil sudah tercatat, tetapi permainan belum selesai.</translation>
    </message>
    <message>
        <source>A review would reveal what is hidden. It’s available when the game is over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Analisis akan membuka informasi tersembunyi. Analisis tersedia setelah permainan selesai.</translation>
    </message>
    <message>
        <source>A road costs {price}.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Biaya jalan {price}.</translation>
    </message>
    <message>
        <source>A road costs £{price}; you have no cash.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Biaya jalan £{price}; Anda tidak punya uang tunai.</translation>
    </message>
    <message>
        <source>A road joins neighbouring buildings; {a} and {b} aren’t next to each other.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Jalan menghubungkan bangunan bertetangga; {a} dan {b} tidak bersebelahan.</translation>
    </message>
    <message>
        <source>A road needs a building at both ends.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Jalan memerlukan bangunan di kedua ujungnya.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Satu putaran</translation>
    </message>
    <message numerus="yes">
        <source>A round needs {n} free lots; there are too few.</source>
        <extracomment>For one: A round needs {n} free lot; there are too few. games/singapore/rules/round.py</extracomment>
        <translation>
            <numerusform>Satu putaran memerlukan {n} kaveling kosong; jumlahnya kurang.</numerusform>
        </translation>
    </message>
    <message>
        <source>A route needs at least one sea area and can’t use the same one twice.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Rute memerlukan sedikitnya satu wilayah laut, dan tidak boleh melewati laut yang sama dua kali.</translation>
    </message>
    <message>
        <source>A saved game can have at most {most} lines.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Permainan tersimpan paling banyak {most} baris.</translation>
    </message>
    <message>
        <source>A script needs a function “edit” or “check” that takes a draft.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Skrip memerlukan fungsi “edit” atau “check” yang menerima sebuah draf.</translation>
    </message>
    <message>
        <source>A seal</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Segel</translation>
    </message>
    <message>
        <source>A ship doesn’t fit here. It would cross the border of {sea}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Kapal tidak muat di sini. Kapal akan melewati batas {sea}.</translation>
    </message>
    <message>
        <source>A ship limit must be a number from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Batas kapal harus bilangan 0 sampai {most}.</translation>
    </message>
    <message>
        <source>A step is one road. The four start buildings are a step from each other.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Satu langkah adalah satu jalan. Keempat bangunan awal saling berjarak satu langkah.</translation>
    </message>
    <message>
        <source>A straight arrow was drawn.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Panah lurus digambar.</translation>
    </message>
    <message>
        <source>A tile with the hut stays on display for the next round. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Keping yang mendapat pondok tetap di deretan terbuka untuk putaran berikutnya. Yang lain keluar dari permainan.</translation>
    </message>
    <message>
        <source>A white chip is drawn</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Cip putih diambil</translation>
    </message>
    <message>
        <source>A worker can only be put on a building.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Pekerja hanya bisa ditaruh di bangunan.</translation>
    </message>
    <message>
        <source>A year: how much more you earn if you win, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Per tahun: tambahan pendapatan Anda jika menang, di papan saat ini</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Terima perubahan</translation>
    </message>
    <message>
        <source>Acquire</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Akuisisi</translation>
    </message>
    <message>
        <source>Add &amp;compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tambah k&amp;ompas</translation>
    </message>
    <message>
        <source>Add &amp;title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tambah &amp;judul</translation>
    </message>
    <message>
        <source>Add a city card</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Tambah kartu kota</translation>
    </message>
    <message>
        <source>Add a city stone of size 1</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Tambahkan satu keping kota ukuran 1</translation>
    </message>
    <message>
        <source>Add a deed</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Tambah konsesi</translation>
    </message>
    <message>
        <source>Add a ship</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tambah kapal</translation>
    </message>
    <message>
        <source>Add a ship in the {place}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Tambah kapal di {place}</translation>
    </message>
    <message>
        <source>Add compass</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tambah kompas</translation>
    </message>
    <message>
        <source>Add corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Tambah sudut</translation>
    </message>
    <message>
        <source>Add lake</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Tambah danau</translation>
    </message>
    <message>
        <source>Add one for the province selected on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Tambah satu untuk provinsi yang terpilih di peta</translation>
    </message>
    <message>
        <source>Add player</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Tambah pemain</translation>
    </message>
    <message>
        <source>Add province {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Tambah provinsi {name}</translation>
    </message>
    <message>
        <source>Add sea</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Tambah laut</translation>
    </message>
    <message>
        <source>Add the deed {deed}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Tambahkan konsesi {deed}</translation>
    </message>
    <message>
        <source>Add the ship in the Sunrise Sea, where it can carry your second good.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tambahkan kapal di Laut Fajar. Di sana kapal itu bisa mengangkut barang kedua Anda.</translation>
    </message>
    <message>
        <source>Add title</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tambah judul</translation>
    </message>
    <message>
        <source>Add {deed}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Tambahkan {deed}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Tambah {name}</translation>
    </message>
    <message numerus="yes">
        <source>Add {n} city stones of size 1</source>
        <extracomment>For one: Add {n} city stone of size 1 games/indonesia/maps/fixes.py</extracomment>
        <translation>
            <numerusform>Tambah {n} keping kota ukuran 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {province} to city card {card}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Tambahkan {province} ke kartu kota {card}</translation>
    </message>
    <message numerus="yes">
        <source>Adds up to {n} ships a year.</source>
        <extracomment>For one: Adds up to {n} ship a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Bertambah paling banyak {n} kapal setahun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds {n} ships: {places}.</source>
        <extracomment>For one: Adds {n} ship: {places}. ui/games/indonesia/beats.py</extracomment>
        <translation>
            <numerusform>Menambah {n} kapal: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjacent seas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Laut bersebelahan</translation>
    </message>
    <message>
        <source>Advance one of your tracks by one step, or another player’s Hull.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/research.py</extracomment>
        <translation>Majukan salah satu jalur Anda satu langkah, atau Palka pemain lain.</translation>
    </message>
    <message>
        <source>Advance one of your tracks by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Majukan salah satu jalur riset Anda satu langkah.</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>ui/editor/balance/balance_page.py, ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Sesudah</translation>
    </message>
    <message>
        <source>After growth, all goods leave the cities.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Setelah pertumbuhan, semua barang meninggalkan kota.</translation>
    </message>
    <message>
        <source>Align la&amp;bels and tokens</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sejajarkan &amp;label dan bidak</translation>
    </message>
    <message numerus="yes">
        <source>Align {n} items</source>
        <extracomment>For one: Align {n} item ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>Sejajarkan {n} benda</numerusform>
        </translation>
    </message>
    <message>
        <source>All areas</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Semua wilayah</translation>
    </message>
    <message>
        <source>All bring everybody the same, but supply other cities.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Semua memberi hasil yang sama bagi setiap pemain, tetapi memasok kota lain.</translation>
    </message>
    <message>
        <source>All bring you and your rivals the same.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Semua sama untungnya bagi Anda dan pesaing.</translation>
    </message>
    <message numerus="yes">
        <source>All bring you the same; the first {n} help your rivals least.</source>
        <extracomment>For one: All bring you the same; the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Semua sama bagi Anda; {n} yang pertama paling sedikit membantu pesaing.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Semua permainan</translation>
    </message>
    <message>
        <source>All land</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Semua darat</translation>
    </message>
    <message>
        <source>All layers</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Semua lapisan</translation>
    </message>
    <message>
        <source>All links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Semua hubungan</translation>
    </message>
    <message>
        <source>All neighbouring buildings are joined.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Semua bangunan bertetangga sudah terhubung.</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Semua pilihan</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Semua pemain</translation>
    </message>
    <message>
        <source>All readable lines were kept.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Semua baris yang terbaca dipertahankan.</translation>
    </message>
    <message>
        <source>All roads are on the board, so {area} gets none.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Semua jalan sudah ada di papan, jadi {area} tidak mendapat jalan.</translation>
    </message>
    <message>
        <source>All slots are taken.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Semua slot sudah terisi.</translation>
    </message>
    <message>
        <source>All sold: the company expands for free by your Expansion level, or as far as there’s room.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Terjual semua: perusahaan meluas gratis sebanyak tingkat Perluasan Anda, atau sebanyak tempat yang ada.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} slots are taken; one more makes room for another company.</source>
        <extracomment>For one: The only slot is taken; a second makes room for another company. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Semua slot ({n}) terisi; satu slot lagi memberi tempat untuk satu perusahaan lagi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow one more ship in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Izinkan satu kapal lagi di setiap era</translation>
    </message>
    <message>
        <source>Allow one ship less in each era</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Kurangi satu kapal di setiap era</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Diizinkan</translation>
    </message>
    <message>
        <source>Almost grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Hampir tumbuh</translation>
    </message>
    <message>
        <source>Also to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Juga ke {cities}</translation>
    </message>
    <message>
        <source>Alt+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Alt+tombol panah</translation>
    </message>
    <message>
        <source>Amount slider</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Penggeser jumlah</translation>
    </message>
    <message>
        <source>An archipelago</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Kepulauan</translation>
    </message>
    <message>
        <source>An area can be divided into 2 to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Sebuah wilayah bisa dibagi menjadi 2 sampai {most} wilayah.</translation>
    </message>
    <message>
        <source>An area can’t be linked to itself.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Wilayah tidak bisa dihubungkan dengan dirinya sendiri.</translation>
    </message>
    <message>
        <source>An area can’t have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Wilayah tidak bisa memakai ID ini.</translation>
    </message>
    <message>
        <source>An area costs {price}&#xa0;Rp, but you only have {cash}&#xa0;Rp to spend.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Satu wilayah berharga Rp{price}, tetapi Anda hanya bisa membelanjakan Rp{cash}.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but it doesn’t link them.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Panah antara {a} dan {b} digambar, tetapi tidak menghubungkan keduanya.</translation>
    </message>
    <message>
        <source>An arrow is drawn between {a} and {b}, but they aren’t listed as linked by one.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Ada panah digambar antara {a} dan {b}, tetapi keduanya tidak tercatat dihubungkan panah.</translation>
    </message>
    <message>
        <source>An error report was saved as {file}. You can open it like a saved game.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Laporan kesalahan disimpan sebagai {file}. Anda bisa membukanya seperti permainan tersimpan.</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Animasi</translation>
    </message>
    <message>
        <source>Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Umumkan merger dua perusahaan, lalu semua boleh menawar. Fase berakhir jika semua berturut-turut melewatkan giliran.</translation>
    </message>
    <message>
        <source>Announce and bid {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Umumkan dan tawar {amount}</translation>
    </message>
    <message>
        <source>Another area isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Satu wilayah lagi sekarang tidak sepadan dengan {amount}.</translation>
    </message>
    <message>
        <source>Another move is just as good.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Langkah lain sama baiknya.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Program lain telah mengubah berkas.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Program lain sedang memakai berkas itu.</translation>
    </message>
    <message>
        <source>Any style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Gaya apa saja</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Terapkan</translation>
    </message>
    <message>
        <source>Area ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID wilayah</translation>
    </message>
    <message>
        <source>Area name</source>
        <extracomment>ui/editor/links/link_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Nama wilayah</translation>
    </message>
    <message>
        <source>Areas adjacent to another siap faji company</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Wilayah di sebelah perusahaan siap faji lain</translation>
    </message>
    <message>
        <source>Areas are linked if their common border is at least this long. Manual links and arrows stay as they are.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Wilayah terhubung jika batas bersamanya sedikitnya sepanjang ini. Hubungan manual dan panah tidak berubah.</translation>
    </message>
    <message>
        <source>Areas can be scaled to 10% to 1,000%.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Wilayah bisa diskalakan ke 10% sampai 1.000%.</translation>
    </message>
    <message>
        <source>Areas that share a border were linked.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Wilayah yang berbatasan dihubungkan.</translation>
    </message>
    <message>
        <source>Arrows only link land areas.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Panah hanya menghubungkan wilayah darat.</translation>
    </message>
    <message>
        <source>As a percentage of full volume. 50 sounds half as loud as 100.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dalam persen dari volume penuh. 50 terdengar setengah sekeras 100.</translation>
    </message>
    <message>
        <source>As a percentage of the default size, which grows in windows at least 1300 pixels high.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dalam persen dari ukuran bawaan, yang membesar di jendela setinggi 1.300 piksel atau lebih.</translation>
    </message>
    <message>
        <source>As the file says</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Seperti dalam berkas</translation>
    </message>
    <message>
        <source>Assign to province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Masukkan ke provinsi</translation>
    </message>
    <message>
        <source>Assign {area} to {province}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Masukkan {area} ke {province}</translation>
    </message>
    <message numerus="yes">
        <source>Assign {n} areas to {province}</source>
        <extracomment>For one: Assign {n} area to {province} ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Masukkan {n} wilayah ke {province}</numerusform>
        </translation>
    </message>
    <message>
        <source>At most {number} of the other goods could then be sold: {why}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dari barang lain paling banyak {number} yang bisa dijual: {why}</translation>
    </message>
    <message>
        <source>At the end</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Pada akhir</translation>
    </message>
    <message>
        <source>At the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Pada akhir setiap putaran</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Pada awal</translation>
    </message>
    <message>
        <source>At this place</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Di tempat ini</translation>
    </message>
    <message>
        <source>Auction: {first} and {second} go to {player} for {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Lelang: {first} dan {second} dimenangi {player} seharga {bid}.</translation>
    </message>
    <message>
        <source>Auction: {player} leads with {bid} for {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Lelang: {player} memimpin dengan {bid} untuk {first} dan {second}.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>ui/editor/links/texts.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>Otomatis</translation>
    </message>
    <message>
        <source>Automatic recovery is off, so save often. {reason}</source>
        <extracomment>ui/editor/document/autosave.py</extracomment>
        <translation>Pemulihan otomatis tidak aktif, jadi sering-seringlah menyimpan. {reason}</translation>
    </message>
    <message>
        <source>Available maps: {maps}.</source>
        <extracomment>library.py</extracomment>
        <translation>Peta yang tersedia: {maps}.</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Rata-rata</translation>
    </message>
    <message>
        <source>Average at the end of a game: {amount}</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Rata-rata pada akhir permainan: {amount}</translation>
    </message>
    <message>
        <source>Average loss per decision (in brackets: number of decisions)</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Rata-rata kerugian per keputusan (dalam kurung: jumlah keputusan)</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Kembali ke layar awal</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Balance &amp;report…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Laporan &amp;keseimbangan…</translation>
    </message>
    <message>
        <source>Balance of {map}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Keseimbangan {map}</translation>
    </message>
    <message>
        <source>Balance report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Laporan keseimbangan</translation>
    </message>
    <message>
        <source>Balance report (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Laporan keseimbangan (*.json)</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>ui/editor/balance/balance_page.py, ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Sebelum</translation>
    </message>
    <message>
        <source>Before them, {before} games were played on the map as it was, and {quick} games of {quick_bot} bots and {other} of {bot} bots to choose changes. Random seed: {seed}. Time: {minutes} minutes. Intervals are 95% intervals.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Sebelumnya, {before} permainan dimainkan pada peta semula, lalu {quick} permainan dengan bot {quick_bot} dan {other} dengan bot {bot} untuk memilih perubahan. Nomor acak: {seed}. Waktu: {minutes} menit. Interval adalah interval 95%.</translation>
    </message>
    <message>
        <source>Began</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Dimulai</translation>
    </message>
    <message numerus="yes">
        <source>Best company: {company}, earned {amount} in {n} years.</source>
        <extracomment>For one: Best company: {company}, earned {amount} in {n} year. ui/games/indonesia/final_screen.py</extracomment>
        <translation>
            <numerusform>Perusahaan terbaik: {company}, memperoleh {amount} dalam {n} tahun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best guess</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Perkiraan terbaik</translation>
    </message>
    <message>
        <source>Best moves according to {bot}</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Langkah terbaik menurut {bot}</translation>
    </message>
    <message>
        <source>Best rounds and costly raids</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Putaran terbaik dan razia yang mahal</translation>
    </message>
    <message>
        <source>Better than “{second}” by {ahead}: {parts}.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Lebih baik {ahead} daripada “{second}”: {parts}.</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Lebih baik: {move}</translation>
    </message>
    <message>
        <source>Better: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Lebih baik: {move} – {why}</translation>
    </message>
    <message>
        <source>Bid 10 at most, or you won’t have enough cash for the merger.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tawar paling banyak 10, atau uang tunai Anda tidak akan cukup untuk merger.</translation>
    </message>
    <message>
        <source>Bid 10 at most. You’ll need your cash for a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tawar paling banyak 10. Uang tunai Anda diperlukan untuk merger tahun depan.</translation>
    </message>
    <message>
        <source>Bid 110. That’s enough, and three fifths of it come back to you.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tawar 110. Itu cukup, dan tiga perlimanya kembali kepada Anda.</translation>
    </message>
    <message>
        <source>Bid at least {lowest}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Tawar sedikitnya Rp{lowest}.</translation>
    </message>
    <message>
        <source>Bid between 0 and {cash}&#xa0;Rp, the cash you have.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Tawar antara 0 dan Rp{cash}, uang tunai Anda.</translation>
    </message>
    <message>
        <source>Bid between 4 and 10. If you bid less, Budi plays first; if you bid more, you’ll miss the cash later.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tawar antara 4 dan 10. Jika kurang, Budi mendapat giliran pertama; jika lebih, Anda akan kekurangan uang tunai nanti.</translation>
    </message>
    <message>
        <source>Bid for Turn Order. You bid last.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>Tawar untuk urutan giliran. Anda menawar terakhir.</translation>
    </message>
    <message numerus="yes">
        <source>Bid for Turn Order. {n} players bid after you.</source>
        <extracomment>For one: Bid for Turn Order. {n} player bids after you. ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>
            <numerusform>Tawar untuk urutan giliran. {n} pemain menawar setelah Anda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid for me up to this amount</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Tawar untuk saya hingga jumlah ini</translation>
    </message>
    <message>
        <source>Bid more than {bid} for {first} and {second}, or pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Tawar lebih dari {bid} untuk {first} dan {second}, atau lewatkan giliran.</translation>
    </message>
    <message>
        <source>Bid {lowest}&#xa0;Rp or more, in steps of {units}&#xa0;Rp (1&#xa0;Rp per unit).</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Tawar Rp{lowest} atau lebih, dengan kelipatan Rp{units} (Rp1 per unit).</translation>
    </message>
    <message>
        <source>Bidding automatically up to a limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Menawar otomatis hingga suatu batas.</translation>
    </message>
    <message>
        <source>Bids start at {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Tawaran mulai dari {amount}.</translation>
    </message>
    <message>
        <source>Bids, worth and cash</source>
        <extracomment>ui/games/indonesia/panels/bid_ruler.py</extracomment>
        <translation>Tawaran, nilai, dan uang tunai</translation>
    </message>
    <message>
        <source>Black chips</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/player_cards.py</extracomment>
        <translation>Cip hitam</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Lingkaran biru</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kesalahan besar</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kesalahan besar</translation>
    </message>
    <message>
        <source>Board as table</source>
        <extracomment>ui/table/board/board_table.py, ui/table/window/docks.py</extracomment>
        <translation>Papan sebagai tabel</translation>
    </message>
    <message>
        <source>Border of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Batas {areas}</translation>
    </message>
    <message>
        <source>Bots play many games with other deeds and city cards, for {n} minutes at most. The map changes only when you accept the result.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Bot memainkan banyak permainan dengan konsesi dan kartu kota lain, paling lama {n} menit. Peta hanya berubah jika Anda menerima hasilnya.</translation>
    </message>
    <message>
        <source>Bots play on the map as it is now. You can keep editing meanwhile.</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Bot memainkan peta seperti sekarang. Sementara itu Anda bisa terus mengedit.</translation>
    </message>
    <message>
        <source>Bots play with other deeds and city cards. Games so far: {n}.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Bot bermain dengan konsesi dan kartu kota lain. Permainan sejauh ini: {n}.</translation>
    </message>
    <message>
        <source>Bottlenecks (marked on the board):</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Hambatan (ditandai di papan):</translation>
    </message>
    <message>
        <source>Brings</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Brings others</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Hasil bagi yang lain</translation>
    </message>
    <message>
        <source>Brown cross</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Silang cokelat</translation>
    </message>
    <message>
        <source>Budi’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kaveling Budi</translation>
    </message>
    <message>
        <source>Budi’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Giliran Budi</translation>
    </message>
    <message>
        <source>Build a road</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bangun jalan</translation>
    </message>
    <message>
        <source>Build in an empty coastal area of a province on the card. Each province holds only one city.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Bangun di wilayah pantai kosong di provinsi pada kartu. Satu provinsi hanya boleh punya satu kota.</translation>
    </message>
    <message>
        <source>Build one of the tiles for the neutral colour on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Bangun salah satu keping untuk warna netral di kaveling kosong.</translation>
    </message>
    <message>
        <source>Build one of the tiles on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Bangun salah satu keping di kaveling kosong.</translation>
    </message>
    <message>
        <source>Build {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Bangun {tile}</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Pembangun</translation>
    </message>
    <message>
        <source>Building</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Bangunan</translation>
    </message>
    <message numerus="yes">
        <source>Building used most: {building}, {n}&#xa0;times.</source>
        <extracomment>For one: Building used most: {building}, {n} time. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Bangunan paling sering dipakai: {building}, {n}&#xa0;kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bangunan</translation>
    </message>
    <message>
        <source>Buildings next to it</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bangunan di sebelahnya</translation>
    </message>
    <message>
        <source>Buildings used</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Bangunan yang dipakai</translation>
    </message>
    <message>
        <source>Builds what others will use.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Membangun yang akan dipakai pemain lain.</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>games/indonesia/maps/fairness.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Dibangun</translation>
    </message>
    <message>
        <source>Buttons</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Buttons, list rows and other controls are at least 44 pixels high, whatever the size of text.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tombol, baris daftar, dan kontrol lain setinggi minimal 44&#xa0;piksel, berapa pun ukuran teks.</translation>
    </message>
    <message>
        <source>Buy the top tile: {building}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Beli keping teratas: {building}</translation>
    </message>
    <message>
        <source>By company, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Per perusahaan, semua tahun digabung</translation>
    </message>
    <message>
        <source>By default, they aren’t linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Secara bawaan, keduanya tidak terhubung.</translation>
    </message>
    <message>
        <source>By default, they’re linked.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Secara bawaan, keduanya terhubung.</translation>
    </message>
    <message>
        <source>By the end of the turn: {gains}.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Sampai akhir giliran: {gains}.</translation>
    </message>
    <message>
        <source>Can be undone, for practice</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Bisa diurungkan, untuk berlatih</translation>
    </message>
    <message>
        <source>Can pay: {sums}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Dapat membayar: {sums}.</translation>
    </message>
    <message>
        <source>Cancel the current action</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Batalkan tindakan ini</translation>
    </message>
    <message>
        <source>Cancelled. No report was made.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Dibatalkan. Tidak ada laporan yang dibuat.</translation>
    </message>
    <message>
        <source>Cancelled. The map hasn’t changed.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Dibatalkan. Peta tidak berubah.</translation>
    </message>
    <message>
        <source>Can’t be undone</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tidak bisa diurungkan</translation>
    </message>
    <message>
        <source>Careful player</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>Pemain hati-hati</translation>
    </message>
    <message>
        <source>Carried by own ships.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Diangkut kapal sendiri.</translation>
    </message>
    <message>
        <source>Cash and bank at the end of each year, in rupiah; at the end, the last year’s earnings count double</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Uang tunai dan bank pada akhir tiap tahun, dalam rupiah; pada akhir permainan, pendapatan tahun terakhir dihitung dua kali</translation>
    </message>
    <message>
        <source>Cash, goods and chips count for nothing.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Uang tunai, barang, dan cip tidak dihitung.</translation>
    </message>
    <message>
        <source>Caught</source>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>Tertangkap</translation>
    </message>
    <message>
        <source>Caught: {players}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Tertangkap: {players}.</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Yang berubah</translation>
    </message>
    <message>
        <source>Change ID of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah ID {name}</translation>
    </message>
    <message>
        <source>Change colour of {name}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah warna {name}</translation>
    </message>
    <message>
        <source>Change credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah kredit</translation>
    </message>
    <message>
        <source>Change map title</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah judul peta</translation>
    </message>
    <message>
        <source>Change name of {name} ({language})</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah nama {name} ({language})</translation>
    </message>
    <message>
        <source>Changes nothing</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Tidak mengubah apa pun</translation>
    </message>
    <message>
        <source>Chip for an illegal building</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Cip untuk bangunan ilegal</translation>
    </message>
    <message>
        <source>Chips and new tiles</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Cip dan keping baru</translation>
    </message>
    <message>
        <source>Choices you had entered but not played yet were lost when the program closed.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Pilihan yang sudah Anda masukkan tetapi belum dimainkan hilang saat program tertutup.</translation>
    </message>
    <message>
        <source>Choose Mergers this year. You need it to announce a merger next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Pilih Merger tahun ini. Anda memerlukannya untuk mengumumkan merger tahun depan.</translation>
    </message>
    <message>
        <source>Choose a building on the board or here</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Pilih di papan atau di sini</translation>
    </message>
    <message>
        <source>Choose a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Pilih kaveling</translation>
    </message>
    <message>
        <source>Choose a lot next to a start building or to another player’s building.</source>
        <extracomment>games/singapore/rules/starting_round.py</extracomment>
        <translation>Pilih kaveling di sebelah bangunan awal atau bangunan pemain lain.</translation>
    </message>
    <message>
        <source>Choose a lot on the board or here</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Di papan atau di sini</translation>
    </message>
    <message>
        <source>Choose a map folder</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Pilih folder peta</translation>
    </message>
    <message>
        <source>Choose a move</source>
        <extracomment>ui/games/singapore/panels/moves_page.py, ui/table/board/board_table.py, ui/table/panels/answers.py</extracomment>
        <translation>Pilih salah satu</translation>
    </message>
    <message>
        <source>Choose a neighbour</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Pilih tetangga</translation>
    </message>
    <message>
        <source>Choose a neighbour to link or unlink it.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Pilih tetangga untuk menghubungkan atau memutuskannya.</translation>
    </message>
    <message>
        <source>Choose a plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Pilih rencana</translation>
    </message>
    <message>
        <source>Choose a road</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Pilih jalan</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Pilih keping</translation>
    </message>
    <message>
        <source>Choose a tile and a lot</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Pilih keping dan kaveling</translation>
    </message>
    <message>
        <source>Choose an alternative</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Pilih alternatif</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Pilih berkas…</translation>
    </message>
    <message>
        <source>Choose folder…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Pilih folder…</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Pilih gambar</translation>
    </message>
    <message>
        <source>Choose players and options</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Pilih pemain dan opsi permainan</translation>
    </message>
    <message>
        <source>Choose provinces by clicking on the map</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Pilih provinsi dengan mengeklik peta</translation>
    </message>
    <message>
        <source>Choose the Pawnshop this time. From there it’s one step to each start building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini pilih Rumah Gadai. Dari sana satu langkah ke tiap bangunan awal.</translation>
    </message>
    <message>
        <source>Choose the Weaver’s Stall this time: it’s joined to all start buildings.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini pilih Lapak Penenun: bangunan itu terhubung dengan semua bangunan awal.</translation>
    </message>
    <message>
        <source>Choose the tile that gets the hut. The other one leaves the game.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Pilih keping yang mendapat pondok. Yang lain keluar dari permainan.</translation>
    </message>
    <message>
        <source>Choose the tile to build on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Pilih keping yang dibangun di {lot}.</translation>
    </message>
    <message>
        <source>Choose this when you operate a company.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Pilih ini saat Anda mengoperasikan perusahaan.</translation>
    </message>
    <message>
        <source>Choose two different companies.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Pilih dua perusahaan yang berbeda.</translation>
    </message>
    <message>
        <source>Choose where to start</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Pilih tempat pendirian</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} of {cities} cities in turn: only {n} city stones of size {size} are left.</source>
        <extracomment>For one: Choose {n} of {cities} cities: only {n} city stone of size {size} is left. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>Pilih {n} dari {cities} kota, satu per satu: hanya {n} keping kota ukuran {size} yang tersisa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen.</source>
        <extracomment>ui/table/board/board_presenter.py, ui/table/panels/choice_list.py</extracomment>
        <translation>Terpilih.</translation>
    </message>
    <message>
        <source>Cities grow</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Kota tumbuh</translation>
    </message>
    <message>
        <source>Cities that got goods</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Kota yang mendapat barang</translation>
    </message>
    <message>
        <source>Citra’s lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kaveling Citra</translation>
    </message>
    <message>
        <source>Citra’s turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Giliran Citra</translation>
    </message>
    <message>
        <source>City card</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Kartu kota</translation>
    </message>
    <message>
        <source>City card {card} ({provinces})</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Kartu kota {card} ({provinces})</translation>
    </message>
    <message>
        <source>City card {card} could never be played.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Kartu kota {card} tidak pernah bisa dimainkan.</translation>
    </message>
    <message>
        <source>City card {card} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Kartu kota {card} sudah tidak ada.</translation>
    </message>
    <message>
        <source>City card {card} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Kartu kota {card} baru.</translation>
    </message>
    <message>
        <source>City card {id} names the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Kartu kota {id} menyebut provinsi “{province}”, yang tidak ada di peta.</translation>
    </message>
    <message>
        <source>City card {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Kartu kota {old} sekarang {new}.</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Clear the shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Hapus pintasan {command}</translation>
    </message>
    <message>
        <source>Click a cell or press Space to link or unlink two areas.</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Klik sel atau tekan Spasi untuk menghubungkan dua wilayah atau memutuskannya.</translation>
    </message>
    <message>
        <source>Click a good on the board to reroute it.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Klik barang di papan untuk mengubah rutenya.</translation>
    </message>
    <message>
        <source>Click a land area on the map to choose its province.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Klik wilayah darat di peta untuk memilih provinsinya.</translation>
    </message>
    <message>
        <source>Click an entry to see that moment on the board.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Klik entri untuk melihat saat itu di papan.</translation>
    </message>
    <message>
        <source>Click both buildings on the board, or choose here.</source>
        <extracomment>ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>Klik kedua bangunan di papan, atau pilih di sini.</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Right-click to hide this.</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Klik atau seret untuk menggeser tampilan. Klik kanan untuk menyembunyikan.</translation>
    </message>
    <message>
        <source>Click to see the board at that time</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Klik untuk melihat papan pada saat itu</translation>
    </message>
    <message>
        <source>Clockwise, starting with the Raffles player. First build, then move and act.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Searah jarum jam, mulai dari pemain Raffles. Mula-mula membangun, lalu langkah dan aksi.</translation>
    </message>
    <message>
        <source>Close gaps up to</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tutup celah sampai</translation>
    </message>
    <message>
        <source>Close the gap between {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Tutup celah antara {a} dan {b}</translation>
    </message>
    <message>
        <source>Close this screen (Esc)</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Tutup layar ini (Esc)</translation>
    </message>
    <message>
        <source>Close together</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Berdekatan</translation>
    </message>
    <message>
        <source>Coast: {seas}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Pantai: {seas}</translation>
    </message>
    <message>
        <source>Collapse the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Ciutkan tutorial</translation>
    </message>
    <message>
        <source>Colour for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Warna kursi {seat}</translation>
    </message>
    <message>
        <source>Colour {n}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Warna {n}</translation>
    </message>
    <message>
        <source>Comes with the program. You’ll edit a copy and save it under a new name.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Bawaan program. Anda akan mengedit salinannya dan menyimpannya dengan nama baru.</translation>
    </message>
    <message>
        <source>Common border: {border}.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Batas bersama: {border}.</translation>
    </message>
    <message>
        <source>Companies that can start here: {letters}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Perusahaan yang bisa didirikan di sini: {letters}</translation>
    </message>
    <message>
        <source>Companies: {companies}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Perusahaan: {companies}</translation>
    </message>
    <message>
        <source>Compare this map with</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Bandingkan peta ini dengan</translation>
    </message>
    <message>
        <source>Compare with an earlier report</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Bandingkan dengan laporan sebelumnya</translation>
    </message>
    <message>
        <source>Compare with another map</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Bandingkan dengan peta lain</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Bandingkan dengan…</translation>
    </message>
    <message>
        <source>Compared with the earlier report</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Dibandingkan dengan laporan sebelumnya</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>ui/table/games/open_controller.py, ui/table/tutorial/learning.py</extracomment>
        <translation>Lanjutkan di sini</translation>
    </message>
    <message>
        <source>Continue it in the other window, or close that window first.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Lanjutkan di jendela lain, atau tutup dulu jendela itu.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Koordinat</translation>
    </message>
    <message>
        <source>Copy all shortcuts</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Salin semua pintasan</translation>
    </message>
    <message>
        <source>Copy notation</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Salin notasi</translation>
    </message>
    <message>
        <source>Copy of</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Salinan dari</translation>
    </message>
    <message>
        <source>Copy text</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Salin teks</translation>
    </message>
    <message>
        <source>Copy…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Salinan…</translation>
    </message>
    <message>
        <source>Couldn’t copy the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Permainan tidak bisa disalin</translation>
    </message>
    <message>
        <source>Couldn’t delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Statistik Anda tidak bisa dihapus</translation>
    </message>
    <message>
        <source>Couldn’t import the file</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Berkas tidak bisa diimpor</translation>
    </message>
    <message>
        <source>Couldn’t keep a copy of the map.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Salinan peta tidak bisa disimpan.</translation>
    </message>
    <message>
        <source>Couldn’t move “{file}” to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{file}” tidak bisa dipindahkan ke tempat sampah, jadi tidak dihapus.</translation>
    </message>
    <message>
        <source>Couldn’t open the game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Permainan tidak bisa dibuka</translation>
    </message>
    <message>
        <source>Couldn’t open the map</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Peta tidak bisa dibuka</translation>
    </message>
    <message>
        <source>Couldn’t read the settings in {file}. Default settings are used instead.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Pengaturan di {file} tidak bisa dibaca, jadi pengaturan bawaan yang dipakai.</translation>
    </message>
    <message>
        <source>Couldn’t read {file}.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>{file} tidak bisa dibaca.</translation>
    </message>
    <message>
        <source>Couldn’t reload the map. {reason}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta tidak bisa dimuat ulang. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t save an error report as {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Laporan kesalahan tidak bisa disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save the copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Salinan tidak bisa disimpan</translation>
    </message>
    <message>
        <source>Couldn’t save the file</source>
        <extracomment>ui/table/review/review_controller.py, ui/table/window/main_window.py</extracomment>
        <translation>Berkas tidak bisa disimpan</translation>
    </message>
    <message>
        <source>Couldn’t save the game</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Permainan tidak bisa disimpan</translation>
    </message>
    <message>
        <source>Couldn’t save the map</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta tidak bisa disimpan</translation>
    </message>
    <message>
        <source>Couldn’t save the report</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Laporan tidak bisa disimpan</translation>
    </message>
    <message>
        <source>Couldn’t save the settings in {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Pengaturan tidak bisa disimpan di {file}.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/help/guide.py, ui/table/chart_controller.py, ui/table/game_controller.py, ui/widgets/file_choice.py</extracomment>
        <translation>{file} tidak bisa disimpan.</translation>
    </message>
    <message>
        <source>Couldn’t save {file}. Save a copy now, or you’ll lose this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} tidak bisa disimpan. Simpan salinan sekarang, atau permainan ini akan hilang.</translation>
    </message>
    <message>
        <source>Couldn’t show the picture “{file}”. {reason}</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Gambar “{file}” tidak bisa ditampilkan. {reason}</translation>
    </message>
    <message>
        <source>Couldn’t start the game</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Permainan tidak bisa dimulai</translation>
    </message>
    <message>
        <source>Create province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Buat provinsi</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a bot for a hint, and F1 opens the rules for the decision. The View menu shows more on the board.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z mengurungkan keputusan terakhir Anda, Ctrl+H meminta saran bot, dan F1 membuka aturan keputusan ini. Menu Tampilan menampilkan lebih banyak di papan.</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes your last move, Ctrl+H asks a strong bot for a hint, and F2 lists everything you can do right now. The log records everything that happens, and the timeline above the board takes you back to any moment.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ctrl+Z mengurungkan langkah terakhir Anda, Ctrl+H meminta saran dari bot yang kuat, dan F2 menampilkan semua yang bisa Anda lakukan sekarang. Catatan merekam semua yang terjadi, dan lini masa di atas papan membawa Anda kembali ke saat mana pun.</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+klik</translation>
    </message>
    <message>
        <source>Current phase: {phase}</source>
        <extracomment>ui/table/round_strip.py</extracomment>
        <translation>Fase saat ini: {phase}</translation>
    </message>
    <message>
        <source>Damaged saved game</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Permainan tersimpan rusak</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Dibagikan</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Decisions ({n})</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Keputusan ({n})</translation>
    </message>
    <message>
        <source>Deed {id} is for the province “{province}”, which isn’t on the map.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Konsesi {id} untuk provinsi “{province}”, yang tidak ada di peta.</translation>
    </message>
    <message>
        <source>Deeds you can acquire</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Konsesi yang bisa diambil</translation>
    </message>
    <message>
        <source>Degrees</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Derajat</translation>
    </message>
    <message>
        <source>Delete record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Hapus statistik</translation>
    </message>
    <message>
        <source>Delete your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Hapus statistik Anda</translation>
    </message>
    <message>
        <source>Delete your whole record? Your saved games stay, but they won’t be counted again.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Hapus seluruh statistik Anda? Permainan tersimpan tetap ada, tetapi tidak dihitung lagi.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Hapus…</translation>
    </message>
    <message>
        <source>Detach island from {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Lepaskan pulau dari {area}</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Rincian</translation>
    </message>
    <message>
        <source>Did you mean “{name}”?</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>Maksud Anda “{name}”?</translation>
    </message>
    <message>
        <source>Discard the change</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Buang perubahan</translation>
    </message>
    <message>
        <source>Div&amp;ide into areas…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Bagi menja&amp;di wilayah…</translation>
    </message>
    <message>
        <source>Divide</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Bagi</translation>
    </message>
    <message>
        <source>Divide into areas…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Bagi menjadi wilayah…</translation>
    </message>
    <message>
        <source>Divide {area}</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Bagi {area}</translation>
    </message>
    <message>
        <source>Do you want to save your changes to “{map}”?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan perubahan pada “{map}”?</translation>
    </message>
    <message>
        <source>Does nothing illegal while there’s something else to do.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tidak berbuat ilegal selama ada pilihan lain.</translation>
    </message>
    <message>
        <source>Done. Undo takes all changes back at once.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Selesai. “Urungkan” membatalkan semua perubahan sekaligus.</translation>
    </message>
    <message>
        <source>Done: {step}. Play again to see what it changes.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Selesai: {step}. Mainkan lagi untuk melihat perubahannya.</translation>
    </message>
    <message>
        <source>Don’t link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Jangan hubungkan ({key})</translation>
    </message>
    <message>
        <source>Double speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dua kali lebih cepat</translation>
    </message>
    <message>
        <source>Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select several corners, drag a box or hold Shift.</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Seret sudut atau batas. Klik batas untuk menambah sudut; Alt+klik menghapusnya. Untuk memilih beberapa sudut, seret kotak atau tahan Shift.</translation>
    </message>
    <message>
        <source>Drag from an area over others to add them to its province. Hold Shift to paint with the last province again.</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Seret dari satu wilayah ke wilayah lain untuk memasukkannya ke provinsinya. Tahan Shift untuk mewarnai lagi dengan provinsi terakhir.</translation>
    </message>
    <message>
        <source>Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt or Shift to unlink only.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Seret dari satu wilayah ke wilayah lain, atau klik keduanya berurutan, untuk menghubungkan atau memutuskannya. Tahan Alt atau Shift untuk hanya memutuskan.</translation>
    </message>
    <message>
        <source>Drag to move the tracing picture; hold Shift to scale it. Ctrl+wheel scales it at the pointer. You choose the picture in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Seret untuk memindahkan gambar jiplakan; tahan Shift untuk menskalakannya. Ctrl+roda menskalakannya di penunjuk. Gambarnya dipilih di menu Tampilan.</translation>
    </message>
    <message>
        <source>Drag without snapping</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Seret tanpa melekat</translation>
    </message>
    <message>
        <source>Draw a chip whenever you build or use an illegal (dark) building. Keep a black one in front of you.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Ambil cip setiap kali Anda membangun atau memakai bangunan ilegal (gelap). Cip hitam ditaruh di depan Anda.</translation>
    </message>
    <message>
        <source>Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the last corner. Alt+click detaches an island.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Tarik garis dari batas ke batas, bebas atau dengan klik. Enter mengakhirinya, Backspace menghapus sudut terakhir. Alt+klik melepaskan pulau.</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Gambar panah</translation>
    </message>
    <message>
        <source>Drawn after the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Diambil setelah efek</translation>
    </message>
    <message>
        <source>Drawn before the effect</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Diambil sebelum efek</translation>
    </message>
    <message>
        <source>Drop one file at a time: a saved game or a map.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Lepaskan satu berkas saja: permainan tersimpan atau peta.</translation>
    </message>
    <message>
        <source>Each company operates once. Shipping companies add ships; production companies sell, then expand.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Tiap perusahaan beroperasi sekali. Perusahaan pelayaran menambah kapal; perusahaan produksi menjual, lalu meluas.</translation>
    </message>
    <message>
        <source>Each gold seal pays {money} the first time you reach it.</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Setiap segel emas membayar {money} saat Anda pertama kali mencapainya.</translation>
    </message>
    <message>
        <source>Each island needs a land area: choose at most {most} islands.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Setiap pulau memerlukan satu wilayah darat: pilih paling banyak {most} pulau.</translation>
    </message>
    <message>
        <source>Each land tile needs {n} prices.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Setiap keping lahan memerlukan {n} harga.</translation>
    </message>
    <message>
        <source>Each of the stacks 1, 2 and 3 needs {n} buildings.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Setiap tumpukan 1, 2, dan 3 memerlukan {n} bangunan.</translation>
    </message>
    <message numerus="yes">
        <source>Each of {player}’s ships carries {n} goods then.</source>
        <extracomment>For one: Each of {player}’s ships carries {n} good then. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Setelah itu tiap kapal {player} mengangkut {n} barang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player needs a different colour.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Setiap pemain perlu warna yang berbeda.</translation>
    </message>
    <message>
        <source>Each player needs a different name.</source>
        <extracomment>ui/table/games/new_game_dialog.py</extracomment>
        <translation>Setiap pemain perlu nama yang berbeda.</translation>
    </message>
    <message>
        <source>Each player’s place after each year’s bids</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Urutan tiap pemain setelah tawaran tiap tahun</translation>
    </message>
    <message>
        <source>Each province needs a land area: choose at most {most} provinces.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>Setiap provinsi memerlukan satu wilayah darat: pilih paling banyak {most} provinsi.</translation>
    </message>
    <message>
        <source>Each round, the player with the fewest VP gets the Raffles stone. All have 5 now, and chance chose you. Four new tiles are on display, one more than players.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dalam setiap putaran, pemain dengan PK paling sedikit mendapat batu Raffles. Sekarang semua punya 5, jadi diundi, dan Anda yang terpilih. Empat keping baru ada di deretan terbuka, satu lebih banyak daripada jumlah pemain.</translation>
    </message>
    <message>
        <source>Each rupiah bid counts ×{number} instead of ×{fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tiap rupiah tawaran dihitung ×{number}, bukan ×{fewer}.</translation>
    </message>
    <message>
        <source>Each ship carries as many goods as its owner’s Hull, for every company that sells.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Tiap kapal mengangkut barang sebanyak tingkat Palka pemiliknya, untuk tiap perusahaan yang menjual.</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {number} more in all.</source>
        <extracomment>For one: Each ship carries {n} good then: {number} more in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Setelah itu tiap kapal mengangkut {n} barang: seluruhnya {number} lebih banyak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each year, a city buys as many of each good as its size, from all companies together.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Dalam setahun, kota membeli tiap barang sebanyak ukurannya, dari semua perusahaan bersama-sama.</translation>
    </message>
    <message>
        <source>Earned {last} last year; about {income} a year with you.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Tahun lalu mendapat {last}; denganmu sekitar {income} setahun.</translation>
    </message>
    <message>
        <source>Earnings last year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Pendapatan tahun lalu</translation>
    </message>
    <message>
        <source>Earnings this year</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Pendapatan tahun ini</translation>
    </message>
    <message>
        <source>Edit map</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Edit peta</translation>
    </message>
    <message>
        <source>Edit note on {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Edit catatan tentang {a} dan {b}</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>Efek</translation>
    </message>
    <message>
        <source>Empty game data was created.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Data permainan kosong dibuat.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py, ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Akhir permainan</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Akhiri giliran</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Akhiri giliran</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Akhiri giliran Anda</translation>
    </message>
    <message>
        <source>Endless</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tidak terbatas</translation>
    </message>
    <message>
        <source>Enlarge {area} until the token fits</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Perbesar {area} sampai bidak muat</translation>
    </message>
    <message>
        <source>Entry</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Entri</translation>
    </message>
    <message>
        <source>Era {era}</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Era {era}</translation>
    </message>
    <message>
        <source>Era {era} begins</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Era {era} dimulai</translation>
    </message>
    <message>
        <source>Era {era} has no city card “{card}”.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>Era {era} tidak punya kartu kota “{card}”.</translation>
    </message>
    <message>
        <source>Era {era} needs deeds of at least two types, or it ends at once.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Era {era} memerlukan sedikitnya dua jenis konsesi. Jika tidak, era langsung berakhir.</translation>
    </message>
    <message>
        <source>Era {era}: {offers}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Era {era}: {offers}</translation>
    </message>
    <message>
        <source>Eras</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Era</translation>
    </message>
    <message>
        <source>Every square is a lot with its price in pounds. The four start buildings by the water belong to nobody: everybody may use them.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Setiap kotak adalah kaveling dengan harganya dalam pound. Keempat bangunan awal di tepi air tidak ada pemiliknya: semua boleh memakainya.</translation>
    </message>
    <message>
        <source>Every {n}&#xa0;map units</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Setiap {n}&#xa0;satuan peta</translation>
    </message>
    <message>
        <source>Everyone bids once, and the highest bidder plays first this year. Budi bid 3 rupiah. &lt;b&gt;Bid 4, and you’ll choose a company before Budi does.&lt;/b&gt; Your bid goes into your bank: you can’t spend it any more, but it counts at the end.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Setiap pemain menawar sekali, dan penawar tertinggi mendapat giliran pertama tahun ini. Budi menawar 3 rupiah. &lt;b&gt;Tawar 4, dan Anda memilih perusahaan sebelum Budi.&lt;/b&gt; Tawaran Anda masuk ke bank: tidak bisa dibelanjakan lagi, tetapi dihitung pada akhir.</translation>
    </message>
    <message>
        <source>Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Tiap pemain menawar sekali secara terbuka, dikalikan faktornya. Tawaran masuk ke bank. Yang tertinggi mendapat giliran pertama.</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Semuanya</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pertukaran</translation>
    </message>
    <message>
        <source>Expand the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Bentangkan tutorial</translation>
    </message>
    <message>
        <source>Expanded</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Meluas</translation>
    </message>
    <message>
        <source>Expands for {amount}: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Meluas seharga {amount}: {places}.</translation>
    </message>
    <message>
        <source>Expected: {share}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Semestinya: {share}.</translation>
    </message>
    <message>
        <source>Export as Geo&amp;JSON…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Ekspor sebagai Geo&amp;JSON…</translation>
    </message>
    <message>
        <source>Export board as image</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Ekspor papan sebagai gambar</translation>
    </message>
    <message>
        <source>Export log</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Ekspor catatan</translation>
    </message>
    <message>
        <source>Export map as graph</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Ekspor peta sebagai graf</translation>
    </message>
    <message>
        <source>Export statistics as tables</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Ekspor statistik sebagai tabel</translation>
    </message>
    <message>
        <source>Export the map as GeoJSON</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Ekspor peta sebagai GeoJSON</translation>
    </message>
    <message>
        <source>Export your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Ekspor statistik Anda</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Ekspor…</translation>
    </message>
    <message>
        <source>Far apart</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Berjauhan</translation>
    </message>
    <message>
        <source>Fewer deeds of this type, or more of others, would change that.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Untuk mengubahnya, kurangi konsesi jenis ini atau tambah jenis lain.</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Filter columns by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Saring kolom menurut wilayah atau provinsi</translation>
    </message>
    <message>
        <source>Filter rows by area or province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Saring baris menurut wilayah atau provinsi</translation>
    </message>
    <message>
        <source>Final money in rupiah</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Uang akhir dalam rupiah</translation>
    </message>
    <message>
        <source>Final rank</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Peringkat akhir</translation>
    </message>
    <message>
        <source>Final screen</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>Layar akhir</translation>
    </message>
    <message>
        <source>Find area</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Cari wilayah</translation>
    </message>
    <message>
        <source>Finding all alternatives…</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Mencari semua alternatif…</translation>
    </message>
    <message>
        <source>Finding plans…</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Mencari rencana…</translation>
    </message>
    <message numerus="yes">
        <source>Finished after {n} rounds: {player} won</source>
        <extracomment>For one: Finished after {n} round: {player} won ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>Selesai setelah {n} putaran: {player} menang</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. The map hasn’t changed yet.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Selesai. Peta belum berubah.</translation>
    </message>
    <message>
        <source>First use the Brick Pit, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pakai dulu Tambang Bata, tempat pekerja Anda berada.</translation>
    </message>
    <message>
        <source>First use the Brickworks, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pakai dulu Pabrik Bata, tempat pekerja Anda berada.</translation>
    </message>
    <message>
        <source>First use the Builder and get £4 for your bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pakai dulu Tukang Bangunan untuk mendapat £4 dari bata Anda.</translation>
    </message>
    <message>
        <source>Fit board to &amp;window</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Sesuaikan papan dengan jendela</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sesuaikan papan dengan jendela</translation>
    </message>
    <message>
        <source>Fit the map to the drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Sesuaikan peta dengan gambar</translation>
    </message>
    <message numerus="yes">
        <source>Fitting {n} outlines into the map…</source>
        <extracomment>For one: Fitting {n} outline into the map… ui/editor/imports/import_commands.py</extracomment>
        <translation>
            <numerusform>Memasukkan {n} garis luar ke peta…</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Perbaikan</translation>
    </message>
    <message>
        <source>Fix in the copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Perbaikan dalam salinan</translation>
    </message>
    <message>
        <source>Fixing problems…</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Memperbaiki masalah…</translation>
    </message>
    <message>
        <source>Flag</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bendera</translation>
    </message>
    <message>
        <source>Flag of {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bendera {owner}</translation>
    </message>
    <message>
        <source>Flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Bendera di {area}</translation>
    </message>
    <message>
        <source>Flag {number} of {count}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Bendera {number} dari {count}</translation>
    </message>
    <message>
        <source>Focus n&amp;ext pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Fokus ke panel ber&amp;ikutnya</translation>
    </message>
    <message>
        <source>Focus previo&amp;us pane</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Fokus ke panel sebel&amp;umnya</translation>
    </message>
    <message>
        <source>For a step, the second worker may start at any building. &lt;b&gt;Click your Raffles’ Plan on E2.&lt;/b&gt; If you kept it in hand, you’d have to put it on the board in your next turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dengan satu langkah, pekerja kedua boleh mulai di bangunan mana pun. &lt;b&gt;Klik Rencana Raffles Anda di E2.&lt;/b&gt; Jika tetap di tangan, ia harus ditaruh di papan dalam giliran berikutnya.</translation>
    </message>
    <message>
        <source>Format {found} doesn’t exist; the first format is 1.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Format {found} tidak ada; format pertama adalah 1.</translation>
    </message>
    <message numerus="yes">
        <source>Found {n} problems in the files in {folder}. The files won’t be changed.</source>
        <extracomment>For one: Found {n} problem in the files in {folder}. The files won’t be changed. ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>
            <numerusform>Ditemukan {n} masalah dalam berkas di {folder}. Berkas itu tidak akan diubah.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Kaveling kosong seharga {price}</translation>
    </message>
    <message>
        <source>Free lots</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Kaveling kosong</translation>
    </message>
    <message>
        <source>Free slot</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Slot kosong</translation>
    </message>
    <message>
        <source>From a file of outlines</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Dari berkas garis luar</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge into siap faji. Half the areas are removed.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Mulai era B, beras dan rempah bisa digabungkan menjadi siap faji. Separuh wilayah dilepas.</translation>
    </message>
    <message>
        <source>From money to VP</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dari uang menjadi PK</translation>
    </message>
    <message>
        <source>From the start of each company to its end, or to the company it merged into</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Dari pendirian tiap perusahaan sampai akhirnya, atau sampai perusahaan hasil mergernya</translation>
    </message>
    <message>
        <source>From {way} with {line}: click a city or the next ship. Click the good again to cancel.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Dari {way} dengan {line}: klik kota atau kapal berikutnya. Klik lagi barangnya untuk membatalkan.</translation>
    </message>
    <message>
        <source>Game open in another window</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Permainan terbuka di jendela lain</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Games with a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Permainan dengan kota</translation>
    </message>
    <message>
        <source>Games with ships at work</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Permainan dengan pengiriman</translation>
    </message>
    <message>
        <source>GeoJSON for QGIS and mapshaper (*.geojson)</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>GeoJSON untuk QGIS dan mapshaper (*.geojson)</translation>
    </message>
    <message>
        <source>Get</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Dapat</translation>
    </message>
    <message>
        <source>Get a &amp;hint</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Minta sara&amp;n</translation>
    </message>
    <message numerus="yes">
        <source>Get {n} more steps</source>
        <extracomment>For one: Get {n} more step ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Dapatkan {n} langkah tambahan</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {deed} the ship limits {a}, {b}, {c}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Beri {deed} batas kapal {a}, {b}, {c}</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pergi ke {place}</translation>
    </message>
    <message>
        <source>Going once.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Sekali.</translation>
    </message>
    <message>
        <source>Goods</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>Barang</translation>
    </message>
    <message>
        <source>Goods are either “any” or “same”, not both.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Barang bersifat “any” atau “same”, tidak keduanya.</translation>
    </message>
    <message>
        <source>Goods bought by cities</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang yang dibeli kota</translation>
    </message>
    <message>
        <source>Goods for a city</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Barang per kota</translation>
    </message>
    <message>
        <source>Goods in the supply</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Barang dalam persediaan</translation>
    </message>
    <message>
        <source>Goods of all kinds at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Barang semua jenis pada akhir setiap putaran</translation>
    </message>
    <message>
        <source>Goods of any kind can be mixed. Goods of one kind are all the same. Opium counts, too.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Barang pilihan boleh campuran. Barang sejenis semuanya sama. Opium juga dihitung.</translation>
    </message>
    <message>
        <source>Goods of each kind, all years together</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang tiap jenis, semua tahun digabung</translation>
    </message>
    <message>
        <source>Goods of each kind, by year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang tiap jenis, per tahun</translation>
    </message>
    <message>
        <source>Goods shipped through each sea in a game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Barang yang dikirim lewat tiap laut dalam satu permainan</translation>
    </message>
    <message>
        <source>Goods sold and unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang terjual dan tidak terjual</translation>
    </message>
    <message>
        <source>Goods sold of those on the board, and rupiah for you after ship fees, by the best plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Barang yang terjual dari yang ada di papan, dan rupiah untuk Anda setelah biaya kapal, menurut rencana terbaik</translation>
    </message>
    <message>
        <source>Goods travel from their zone to a city on the ships of one company, never over land.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Barang diangkut dari zonanya ke kota oleh kapal satu perusahaan, tidak pernah lewat darat.</translation>
    </message>
    <message>
        <source>Group by province</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Kelompokkan per provinsi</translation>
    </message>
    <message>
        <source>Grow the city in {place}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Tumbuhkan kota di {place}</translation>
    </message>
    <message>
        <source>Grow the city in…</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Tumbuhkan kota di…</translation>
    </message>
    <message>
        <source>Grow {city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Tumbuhkan {city} menjadi ukuran {size}</translation>
    </message>
    <message>
        <source>Grower</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Peladang</translation>
    </message>
    <message numerus="yes">
        <source>Grows by up to {n} areas a year.</source>
        <extracomment>For one: Grows by up to {n} area a year. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Bertambah paling banyak {n} wilayah setahun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Setengah kecepatan</translation>
    </message>
    <message>
        <source>Heard on your turn, when something happens, and when a click is refused. The loudspeaker above the board mutes them.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Terdengar saat giliran Anda tiba, saat sesuatu terjadi, dan saat klik ditolak. Ikon pengeras suara di atas papan membisukannya.</translation>
    </message>
    <message>
        <source>Hide label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Sembunyikan label</translation>
    </message>
    <message>
        <source>Hide label of {name}</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Sembunyikan label {name}</translation>
    </message>
    <message>
        <source>Hide {player}’s information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Sembunyikan informasi {player}</translation>
    </message>
    <message>
        <source>Highest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Jumlah tertinggi</translation>
    </message>
    <message>
        <source>Hints are turned off in this game. A review is available when it’s over.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Saran dimatikan dalam permainan ini. Analisis tersedia setelah permainan selesai.</translation>
    </message>
    <message>
        <source>Hold Ctrl and drag</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tahan Ctrl dan seret</translation>
    </message>
    <message>
        <source>How hidden information is kept from other players. Anyone who opens the saved file can read it.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Cara informasi tersembunyi dijaga dari pemain lain. Siapa pun yang membuka berkas permainan bisa membacanya.</translation>
    </message>
    <message>
        <source>How much more you and your rivals earn a year by the best use of it, in rupiah, on the board now</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Berapa lebih banyak yang Anda dan lawan peroleh per tahun dengan penggunaan terbaiknya, dalam rupiah, di papan saat ini</translation>
    </message>
    <message>
        <source>How the bot likes to play; revealed at the end of the game</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Cara main kesukaan bot; diungkap di akhir permainan</translation>
    </message>
    <message>
        <source>Hull is the only track you can advance for another player.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Jalur pemain lain yang bisa dimajukan hanya Palka.</translation>
    </message>
    <message>
        <source>I forgot my PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Lupa PIN</translation>
    </message>
    <message>
        <source>I forgot my PIN…</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Lupa PIN…</translation>
    </message>
    <message>
        <source>ID</source>
        <extracomment>ui/editor/panels/properties.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>ID</translation>
    </message>
    <message>
        <source>If all places are equally good, each wins {share}% of the games.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Jika semua urutan sama baiknya, masing-masing memenangi {share}% permainan.</translation>
    </message>
    <message>
        <source>If it ends here, you get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Jika berakhir di sini, Anda mendapat {amount}.</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Jika berakhir di sini, Anda membayar {amount}.</translation>
    </message>
    <message>
        <source>If you change the map, you won’t be able to continue this game.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Jika mengubah peta, Anda tidak bisa melanjutkan permainan ini.</translation>
    </message>
    <message>
        <source>Import as</source>
        <extracomment>ui/editor/imports/import_dialog.py, ui/editor/imports/outline_model.py</extracomment>
        <translation>Impor sebagai</translation>
    </message>
    <message>
        <source>Import lin&amp;ks…</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Impor &amp;hubungan…</translation>
    </message>
    <message>
        <source>Import links</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Impor hubungan</translation>
    </message>
    <message>
        <source>Import links from a graph</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Impor hubungan dari graf</translation>
    </message>
    <message>
        <source>In a &amp;column</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dalam satu &amp;kolom</translation>
    </message>
    <message>
        <source>In a &amp;row</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Dalam satu &amp;baris</translation>
    </message>
    <message>
        <source>In map units. Nothing moves; the sea fills the new space.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Dalam satuan peta. Tidak ada yang bergeser; laut mengisi ruang baru.</translation>
    </message>
    <message>
        <source>In order of goods, then points, then money, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Diurutkan menurut barang, lalu poin, lalu uang, dikurangi kerugian yang mungkin akibat razia.</translation>
    </message>
    <message>
        <source>In order of money, then points, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Diurutkan menurut uang, lalu poin, lalu barang, dikurangi kerugian yang mungkin akibat razia.</translation>
    </message>
    <message>
        <source>In order of points, then money, then goods, less what raids may cost.</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Diurutkan menurut poin, lalu uang, lalu barang, dikurangi kerugian yang mungkin akibat razia.</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each round</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Dalam persen, pada awal tiap putaran</translation>
    </message>
    <message>
        <source>In rupiah; ties go to the player earlier in the order of play</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Dalam rupiah; jika seri, urutan giliran menentukan</translation>
    </message>
    <message>
        <source>In small windows</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Di jendela kecil</translation>
    </message>
    <message>
        <source>In the map editor: {fixes}.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Di editor peta: {fixes}.</translation>
    </message>
    <message>
        <source>In the picture of an import</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Di gambar saat mengimpor</translation>
    </message>
    <message>
        <source>In the subfolder {name}</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Di subfolder {name}</translation>
    </message>
    <message>
        <source>In this folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Di folder ini</translation>
    </message>
    <message>
        <source>In year</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Pada tahun</translation>
    </message>
    <message>
        <source>In your turn, you can build more roads for £1 each. &lt;b&gt;Open the Roads tab and click Opium Smuggling on G5, then your Black Market on F5&lt;/b&gt;: whoever gets opium there will sell it to you.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dalam giliran Anda, jalan tambahan bisa dibangun seharga £1 per jalan. &lt;b&gt;Buka tab Jalan dan klik Penyelundupan Opium di G5, lalu Pasar Gelap Anda di F5&lt;/b&gt;: pemain yang mengambil opium di sana akan menjualnya di tempat Anda.</translation>
    </message>
    <message numerus="yes">
        <source>In {n} games, it had no area left to start in.</source>
        <extracomment>For one: In {n} game, it had no area left to start in. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Dalam {n} permainan, tidak ada lagi wilayah untuk mendirikannya.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {percent}% of its wins, it started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Dalam {percent}% kemenangannya, {deed} didirikan pada tahun pertama.</translation>
    </message>
    <message>
        <source>In {percent}% of the games that others won, the winner started {deed} in the first year.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Dalam {percent}% permainan yang dimenangi pemain lain, pemenang mendirikan {deed} pada tahun pertama.</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ketidaktepatan</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ketidaktepatan</translation>
    </message>
    <message>
        <source>Income and spending</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pemasukan dan pengeluaran</translation>
    </message>
    <message>
        <source>Income to the right and spending to the left, in rupiah; the difference is the final money</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pemasukan ke kanan dan pengeluaran ke kiri, dalam rupiah; selisihnya adalah uang akhir</translation>
    </message>
    <message numerus="yes">
        <source>It allows mergers of up to {n} deeds.</source>
        <extracomment>For one: It allows mergers of up to {n} deed. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Memungkinkan merger hingga {n} konsesi.</numerusform>
        </translation>
    </message>
    <message>
        <source>It allows the merger of {companies}: {amount} more a year if you win it.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini memungkinkan merger {companies}: {amount} lebih banyak per tahun jika Anda memenangkannya.</translation>
    </message>
    <message>
        <source>It became a new sea area.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Menjadi wilayah laut baru.</translation>
    </message>
    <message>
        <source>It brings {places} in reach.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini membuat {places} terjangkau.</translation>
    </message>
    <message>
        <source>It chose an illegal move.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Bot memilih langkah yang tidak sah.</translation>
    </message>
    <message>
        <source>It doesn’t say which game it’s for.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Tidak disebutkan untuk permainan apa.</translation>
    </message>
    <message>
        <source>It earns nothing yet, but should in later years.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Ini belum menghasilkan apa pun, tetapi seharusnya di tahun-tahun berikutnya.</translation>
    </message>
    <message>
        <source>It has already operated this year.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Sudah beroperasi tahun ini.</translation>
    </message>
    <message>
        <source>It has more than {n}&#xa0;million pixels.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Lebih dari {n}&#xa0;juta piksel.</translation>
    </message>
    <message>
        <source>It has no outline.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Garis luarnya tidak ada.</translation>
    </message>
    <message>
        <source>It has no position on the map.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Posisinya di peta tidak ada.</translation>
    </message>
    <message>
        <source>It has ship limits but isn’t a shipping deed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Punya batas kapal, tetapi bukan konsesi pelayaran.</translation>
    </message>
    <message>
        <source>It has the wrong form.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Bentuknya salah.</translation>
    </message>
    <message>
        <source>It isn’t a PNG, JPEG, WebP, BMP or GIF file.</source>
        <extracomment>ui/editor/canvas/traced_picture.py</extracomment>
        <translation>Itu bukan berkas PNG, JPEG, WebP, BMP, atau GIF.</translation>
    </message>
    <message>
        <source>It isn’t a regular file.</source>
        <extracomment>files/whole_file.py, ui/play/save_lock.py</extracomment>
        <translation>Itu bukan berkas biasa.</translation>
    </message>
    <message>
        <source>It leaves {amount} more to spend.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Uang yang bisa dibelanjakan {amount} lebih banyak.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} areas to grow to, against {fewer}.</source>
        <extracomment>For one: It leaves {n} area to grow to, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Masih bisa meluas ke {n} wilayah, dibanding {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves {n} slots free.</source>
        <extracomment>For one: It leaves {n} slot free. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Tersisa {n} slot kosong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} companies in all.</source>
        <extracomment>For one: It makes room for {n} company in all. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Seluruhnya ada tempat untuk {n} perusahaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes room for {n} more areas, against {fewer}.</source>
        <extracomment>For one: It makes room for {n} more area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Memberi ruang untuk {n} wilayah lagi, dibanding {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It must be a line.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Harus berupa garis.</translation>
    </message>
    <message>
        <source>It must be a point.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Harus berupa titik.</translation>
    </message>
    <message>
        <source>It must be a polygon.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Harus berupa poligon.</translation>
    </message>
    <message>
        <source>It should bring {amount} more this year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tahun ini kira-kira menghasilkan {amount} lebih banyak.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;s to import, the limit for a file of this size. Simplify it, or take only one layer or a part of it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Impor memakan lebih dari {n}&#xa0;detik, batas untuk berkas sebesar ini. Sederhanakan, atau ambil hanya satu lapisan atau sebagian darinya.</translation>
    </message>
    <message>
        <source>It takes the overlap with {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Bagian yang tumpang tindih dengan {others} menjadi miliknya.</translation>
    </message>
    <message>
        <source>It was added to {area}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Ditambahkan ke {area}.</translation>
    </message>
    <message>
        <source>It was cut there. Everything inside it was kept.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Dipotong di situ. Semua yang dilingkupinya dipertahankan.</translation>
    </message>
    <message numerus="yes">
        <source>It was laid out in {n} games.</source>
        <extracomment>For one: It was laid out in {n} game. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Konsesinya tersedia dalam {n} permainan.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was moved to the right list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Dipindahkan ke daftar yang benar.</translation>
    </message>
    <message>
        <source>It was never dealt.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Kartu ini tidak pernah dibagikan.</translation>
    </message>
    <message>
        <source>It was read in that encoding.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Dibaca dengan pengodean itu.</translation>
    </message>
    <message>
        <source>It was redrawn to match them.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Digambar ulang agar cocok.</translation>
    </message>
    <message>
        <source>It was set to Indonesia.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Ditetapkan untuk Indonesia.</translation>
    </message>
    <message>
        <source>It was set to fit the areas: {width} by {height} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Disesuaikan dengan wilayahnya: {width} kali {height}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>It was set to the default: {units} units.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Dikembalikan ke nilai bawaan: {units}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>It was set to “{text}”.</source>
        <extracomment>board/files/flaws.py, games/indonesia/maps/repair.py</extracomment>
        <translation>Diganti dengan “{text}”.</translation>
    </message>
    <message>
        <source>It would play “{answer}”.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Bot akan memainkan “{answer}”.</translation>
    </message>
    <message>
        <source>Its ends were joined.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Kedua ujungnya disambung.</translation>
    </message>
    <message>
        <source>Its era never began.</source>
        <extracomment>games/indonesia/maps/trial_findings.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Eranya tidak pernah dimulai.</translation>
    </message>
    <message>
        <source>Its outlines have more than {n} corners in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Garis luarnya punya lebih dari {n} sudut secara keseluruhan.</translation>
    </message>
    <message numerus="yes">
        <source>Its {n} new ships can carry goods this year.</source>
        <extracomment>For one: Its new ship can carry goods this year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} kapal barunya bisa mengangkut barang tahun ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its “berths” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Objek “berths” tidak ada.</translation>
    </message>
    <message>
        <source>Its “{what}” feature is missing.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Objek “{what}” tidak ada.</translation>
    </message>
    <message>
        <source>It’s a folder, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Itu folder, bukan berkas.</translation>
    </message>
    <message>
        <source>It’s completely covered by {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Tertutup seluruhnya oleh {others}.</translation>
    </message>
    <message>
        <source>It’s drawn more than once.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Digambar lebih dari sekali.</translation>
    </message>
    <message>
        <source>It’s the same as {others}. Only one of them can be placed.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Sama dengan {others}. Hanya satu yang bisa ditempatkan.</translation>
    </message>
    <message>
        <source>It’s too far outside the canvas.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Letaknya terlalu jauh di luar kanvas.</translation>
    </message>
    <message>
        <source>It’s too narrow for a token and will be skipped.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Terlalu sempit untuk bidak, jadi dilewati.</translation>
    </message>
    <message>
        <source>It’s {bot}’s turn, but the bots are paused.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Giliran {bot}, tetapi bot sedang dijeda.</translation>
    </message>
    <message>
        <source>I’m {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Saya {player}</translation>
    </message>
    <message>
        <source>Keep at least one city stone of size 1, or no cities can be built.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Sisakan sedikitnya satu keping kota ukuran 1. Tanpa itu, kota tidak bisa dibangun.</translation>
    </message>
    <message>
        <source>Keep only one arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Sisakan satu panah saja</translation>
    </message>
    <message>
        <source>Keep {a} and {b} linked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Biarkan {a} dan {b} terhubung</translation>
    </message>
    <message>
        <source>Keep {a} and {b} unlinked</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Biarkan {a} dan {b} tidak terhubung</translation>
    </message>
    <message>
        <source>Keeps its cash and stays out of mergers.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Menyimpan uangnya dan menjauhi merger.</translation>
    </message>
    <message>
        <source>Kind of links</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Jenis hubungan</translation>
    </message>
    <message>
        <source>Labels</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Label</translation>
    </message>
    <message>
        <source>Lake ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID danau</translation>
    </message>
    <message>
        <source>Lake name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nama danau</translation>
    </message>
    <message>
        <source>Land areas</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Wilayah darat</translation>
    </message>
    <message>
        <source>Language code</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kode bahasa</translation>
    </message>
    <message>
        <source>Large controls for touch</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kontrol besar untuk layar sentuh</translation>
    </message>
    <message>
        <source>Large map</source>
        <extracomment>ui/table/games/map_loader.py</extracomment>
        <translation>Peta besar</translation>
    </message>
    <message>
        <source>Last game</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Permainan terakhir</translation>
    </message>
    <message>
        <source>Last year doubled</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun akhir ×2</translation>
    </message>
    <message>
        <source>Lay out {deed} in era {new}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Sediakan {deed} pada era {new}</translation>
    </message>
    <message>
        <source>Layer</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Lapisan</translation>
    </message>
    <message>
        <source>Leave {a} and {b} linked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Biarkan {a} dan {b} terhubung</translation>
    </message>
    <message>
        <source>Leave {a} and {b} unlinked</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Biarkan {a} dan {b} tak terhubung</translation>
    </message>
    <message>
        <source>Left to right</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Kiri ke kanan</translation>
    </message>
    <message>
        <source>Left unchanged.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Tidak diubah.</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Lama permainan</translation>
    </message>
    <message>
        <source>Level of each track at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Tingkat tiap jalur pada akhir tiap tahun</translation>
    </message>
    <message>
        <source>Like Hard, but compares its best turns by the two turns after them.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Seperti Sulit, tetapi membandingkan giliran terbaiknya menurut dua giliran sesudahnya.</translation>
    </message>
    <message>
        <source>Like Medium, but tuned on recorded games.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Seperti Sedang, tetapi disetel dari rekaman permainan.</translation>
    </message>
    <message>
        <source>Likes shipping companies and lives on their fees.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Suka perusahaan pelayaran dan hidup dari biaya kapalnya.</translation>
    </message>
    <message>
        <source>Link ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Hubungkan ({key})</translation>
    </message>
    <message>
        <source>Link all selected areas to each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Hubungkan semua wilayah terpilih satu sama lain</translation>
    </message>
    <message>
        <source>Link areas</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Hubungkan wilayah</translation>
    </message>
    <message>
        <source>Link legend</source>
        <extracomment>ui/editor/links/link_layer.py</extracomment>
        <translation>Legenda hubungan</translation>
    </message>
    <message>
        <source>Link or unlink {a} and {b} manually before you add a note.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Hubungkan atau putuskan {a} dan {b} secara manual sebelum menambahkan catatan.</translation>
    </message>
    <message>
        <source>Link ta&amp;ble…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Tabel hubungan…</translation>
    </message>
    <message>
        <source>Link table</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tabel hubungan</translation>
    </message>
    <message>
        <source>Link {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Hubungkan {a} dan {b} (otomatis)</translation>
    </message>
    <message numerus="yes">
        <source>Link {n} areas to each other</source>
        <extracomment>For one: Link {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Hubungkan {n} wilayah satu sama lain</numerusform>
        </translation>
    </message>
    <message>
        <source>Linked with the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Terhubung dengan baris</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>ui/table/games/game_choices.py, ui/widgets/file_choice.py</extracomment>
        <translation>Memuat…</translation>
    </message>
    <message>
        <source>Lock: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Kunci: {layer}</translation>
    </message>
    <message>
        <source>Log and message</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Catatan dan pesan</translation>
    </message>
    <message>
        <source>Log only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hanya di catatan</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Lihat papan</translation>
    </message>
    <message>
        <source>Lowest amount</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Jumlah terendah</translation>
    </message>
    <message>
        <source>M&amp;ove, scale, rotate…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pindahkan, &amp;skalakan, putar…</translation>
    </message>
    <message>
        <source>Make arrow manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Jadikan panah manual</translation>
    </message>
    <message>
        <source>Make link manual</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Jadikan hubungan manual</translation>
    </message>
    <message>
        <source>Make links between all selected areas automatic</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Jadikan hubungan semua wilayah terpilih otomatis</translation>
    </message>
    <message>
        <source>Make p&amp;layable</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Buat &amp;siap dimainkan</translation>
    </message>
    <message>
        <source>Make playable</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/panels/problems.py</extracomment>
        <translation>Buat siap dimainkan</translation>
    </message>
    <message>
        <source>Making the map…</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Membuat peta…</translation>
    </message>
    <message>
        <source>Map editor</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Editor peta</translation>
    </message>
    <message>
        <source>Map height</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Tinggi peta</translation>
    </message>
    <message>
        <source>Map legend</source>
        <extracomment>ui/board/floating_labels.py</extracomment>
        <translation>Legenda peta</translation>
    </message>
    <message>
        <source>Map title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Judul peta</translation>
    </message>
    <message>
        <source>Map width</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/panels/properties.py</extracomment>
        <translation>Lebar peta</translation>
    </message>
    <message>
        <source>Maps of this game have no deeds or city cards to tune.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Peta permainan ini tidak memiliki konsesi atau kartu kota untuk disetel.</translation>
    </message>
    <message>
        <source>Measured with version {version}, random seeds {first} to {last}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Diukur dengan versi {version}, nomor acak {first} sampai {last}.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Merge Kenanga rice with Melati rice and open with 100, the lowest bid. Budi may raise it.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Gabungkan Beras Kenanga dengan Beras Melati dan buka dengan 100, tawaran terendah. Budi mungkin menaikkannya.</translation>
    </message>
    <message>
        <source>Merge by</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Gabungkan menurut</translation>
    </message>
    <message>
        <source>Merged into</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Bergabung menjadi</translation>
    </message>
    <message>
        <source>Merger hunter</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Pemburu merger</translation>
    </message>
    <message>
        <source>Minimap</source>
        <extracomment>ui/editor/minimap.py</extracomment>
        <translation>Peta mini</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/window_commands.py</extracomment>
        <translation>Cerminkan</translation>
    </message>
    <message>
        <source>Mirror u&amp;pside down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Cerminkan a&amp;tas ke bawah</translation>
    </message>
    <message>
        <source>Mirror left to rig&amp;ht</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Cerminkan kiri ke k&amp;anan</translation>
    </message>
    <message>
        <source>Go to the Brick Pit on E6 this time: one more brick, and you can sell all three.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini pergi ke Tambang Bata di E6: satu bata lagi, dan ketiganya bisa dijual.</translation>
    </message>
    <message>
        <source>Go to the Builder on E5 this time. Your bricks are worth £4 there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini pergi ke Tukang Bangunan di E5. Di sana bata Anda bernilai £4.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Tersembunyi</translation>
    </message>
    <message>
        <source>If you build or use something illegal, you draw a chip. Yours was black and is in front of you now. There are two white ones in the bag, and a white one is a raid. You’ll see one soon.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jika membangun atau memakai sesuatu yang ilegal, Anda harus mengambil cip. Cip Anda hitam dan sekarang ada di depan Anda. Di kantong ada dua cip putih, dan cip putih berarti razia. Sebentar lagi Anda akan melihatnya.</translation>
    </message>
    <message>
        <source>If you’re caught</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jika Anda tertangkap</translation>
    </message>
    <message>
        <source>It’s 1819, and Raffles is founding a trading post. Put up buildings, trade goods and collect victory points (VP): whoever has the most at the end wins. You’re Ana; Budi and Citra are your opponents.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Tahun 1819, Raffles mendirikan pos dagang. Dirikan bangunan, tukar barang, dan kumpulkan poin kemenangan (PK): pemain dengan PK terbanyak pada akhir permainan menang. Anda adalah Ana; Budi dan Citra lawan Anda.</translation>
    </message>
    <message>
        <source>Join it to the town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Hubungkan dengan kota</translation>
    </message>
    <message>
        <source>Keep your money for the next lot, and end your turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Simpan uang Anda untuk kaveling berikutnya, dan akhiri giliran Anda.</translation>
    </message>
    <message numerus="yes">
        <source>Mirror {n} areas</source>
        <extracomment>For one: Mirror {n} area ui/editor/menus/area_menu.py</extracomment>
        <translation>
            <numerusform>Cerminkan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Money at the end of each game, and the average so far</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Uang pada akhir tiap permainan dan rata-rata sejauh itu</translation>
    </message>
    <message>
        <source>Money is hidden in this game, so the money charts appear at the end.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Uang disembunyikan dalam permainan ini, jadi grafik uang baru tampil di akhir.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>ui/table/board/board_ui.py</extracomment>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Move arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan panah antara {a} dan {b}</translation>
    </message>
    <message>
        <source>Move compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan kompas</translation>
    </message>
    <message>
        <source>Move corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Pindahkan sudut</translation>
    </message>
    <message>
        <source>Move label of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan label {place}</translation>
    </message>
    <message numerus="yes">
        <source>Move or scale {n} areas</source>
        <extracomment>For one: Move or scale {n} area ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>
            <numerusform>Pindahkan atau skalakan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Move symbols of {place}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan lambang {place}</translation>
    </message>
    <message>
        <source>Move title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan judul</translation>
    </message>
    <message>
        <source>Move token of {area}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan bidak {area}</translation>
    </message>
    <message>
        <source>Move, scale, rotate…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Pindahkan, skalakan, putar…</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Name for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Nama untuk kursi {seat}</translation>
    </message>
    <message>
        <source>Neither land nor sea connects {areas} to the rest of the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Tidak ada yang menghubungkan {areas} dengan bagian lain peta, baik darat maupun laut.</translation>
    </message>
    <message>
        <source>Net cost</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Biaya bersih</translation>
    </message>
    <message>
        <source>New areas must be empty and adjacent to the company, but not to another company with the same good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Wilayah baru harus kosong dan bersebelahan dengan perusahaan itu, tetapi tidak dengan perusahaan lain yang barangnya sama.</translation>
    </message>
    <message numerus="yes">
        <source>New companies can grow by {n} areas or ships a year.</source>
        <extracomment>For one: New companies can grow by {n} area or ship a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Perusahaan baru bisa meluas {n} wilayah atau kapal per tahun.</numerusform>
        </translation>
    </message>
    <message>
        <source>New companies: {companies}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Perusahaan baru: {companies}.</translation>
    </message>
    <message>
        <source>New places were chosen.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Tempat-tempat baru telah dipilih.</translation>
    </message>
    <message numerus="yes">
        <source>New ships carry {n} goods each.</source>
        <extracomment>For one: New ships carry {n} good each. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Kapal baru masing-masing mengangkut {n} barang.</numerusform>
        </translation>
    </message>
    <message>
        <source>New state</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Keadaan baru</translation>
    </message>
    <message>
        <source>Next area in that direction</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Wilayah berikutnya ke arah itu</translation>
    </message>
    <message>
        <source>Next decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Keputusan berikutnya</translation>
    </message>
    <message>
        <source>Next or previous place you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tempat berikutnya atau sebelumnya yang bisa dipilih</translation>
    </message>
    <message>
        <source>Next pha&amp;se</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Fase beri&amp;kutnya</translation>
    </message>
    <message>
        <source>Next roun&amp;d</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Putara&amp;n berikutnya</translation>
    </message>
    <message>
        <source>No cities grew</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tidak ada kota yang tumbuh</translation>
    </message>
    <message>
        <source>No city buys more {good} this year.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Tahun ini tidak ada kota yang membeli {good} lagi.</translation>
    </message>
    <message>
        <source>No city in {province} ever received any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Tidak ada kota di {province} yang pernah menerima barang.</translation>
    </message>
    <message>
        <source>No city stones of size {size} are left, so {cities} can’t grow.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Keping kota ukuran {size} sudah habis, jadi {cities} tidak bisa tumbuh.</translation>
    </message>
    <message>
        <source>No companies</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Tidak ada perusahaan</translation>
    </message>
    <message>
        <source>No decision cost much.</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tidak ada keputusan yang banyak merugikan.</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Belum ada entri.</translation>
    </message>
    <message>
        <source>No finished games yet. Each game you finish is added here and stays when its saved game is deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Belum ada permainan yang selesai. Setiap permainan yang Anda selesaikan masuk ke sini dan tetap ada meskipun permainan tersimpannya dihapus.</translation>
    </message>
    <message>
        <source>No goods were ever shipped through the {sea}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Tidak pernah ada barang yang dikirim lewat {sea}.</translation>
    </message>
    <message>
        <source>No goods were on the board, so every city could grow.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tidak ada barang di papan, jadi setiap kota bisa tumbuh.</translation>
    </message>
    <message>
        <source>No land yet. Draw an island with the tool “Draw areas”, or import outlines from the File menu. The Help menu has a step-by-step guide.</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Belum ada daratan. Gambar pulau dengan alat “Gambar wilayah”, atau impor garis luar lewat menu Berkas. Menu Bantuan berisi panduan langkah demi langkah.</translation>
    </message>
    <message>
        <source>No links would change.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Tidak ada hubungan yang akan berubah.</translation>
    </message>
    <message>
        <source>No merger is possible.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Tidak ada merger yang bisa dilakukan.</translation>
    </message>
    <message>
        <source>No more borders to review.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Tidak ada lagi batas yang perlu ditinjau.</translation>
    </message>
    <message>
        <source>No other company was left to choose.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Tidak ada perusahaan lain lagi yang bisa dipilih.</translation>
    </message>
    <message>
        <source>No player has any moves left.</source>
        <extracomment>games/indonesia/rules/year.py</extracomment>
        <translation>Tidak ada pemain yang masih bisa bertindak.</translation>
    </message>
    <message>
        <source>No province</source>
        <extracomment>ui/editor/panels/areas.py</extracomment>
        <translation>Tanpa provinsi</translation>
    </message>
    <message>
        <source>No recent maps</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Belum ada peta yang pernah dibuka</translation>
    </message>
    <message>
        <source>No results.</source>
        <extracomment>ui/help/contents.py</extracomment>
        <translation>Tidak ada hasil.</translation>
    </message>
    <message>
        <source>No ships are adjacent to {company}’s goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Tidak ada kapal yang bersebelahan dengan barang perusahaan {company}.</translation>
    </message>
    <message>
        <source>Nobody who bids later can beat {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tidak ada penawar berikutnya yang bisa mengalahkan {amount}.</translation>
    </message>
    <message>
        <source>Nobody’s chance changed much.</source>
        <extracomment>ui/table/review/review_page.py</extracomment>
        <translation>Tidak ada peluang yang banyak berubah.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>outlines</comment>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>None of the provinces on city card {id} has a coast.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Tidak ada provinsi pada kartu kota {id} yang punya pantai.</translation>
    </message>
    <message>
        <source>Not a bad choice, but start Kenanga rice in the highlighted area this time. It has room to spread there.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bukan pilihan yang buruk, tetapi kali ini dirikan Beras Kenanga di wilayah bertanda. Di sana ada ruang untuk meluas.</translation>
    </message>
    <message>
        <source>Not all sold: you may buy up to that many areas, each for the value of the good.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Tidak terjual semua: Anda boleh membeli wilayah paling banyak sejumlah itu, masing-masing seharga nilai barangnya.</translation>
    </message>
    <message>
        <source>Not available yet: advance the Slots track</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Belum tersedia: majukan jalur Slot</translation>
    </message>
    <message>
        <source>Not enough {good}: this costs {n}, and you have {has}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Kurang {good}: biayanya {n}, dan Anda punya {has}.</translation>
    </message>
    <message>
        <source>Note on your decision</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Catatan tentang keputusan Anda</translation>
    </message>
    <message>
        <source>Note on your decision (optional)</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Catatan tentang keputusan Anda (opsional)</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Belum ada keputusan.</translation>
    </message>
    <message>
        <source>Nothing here yet. Click a land area on the map, then “Add”.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Belum ada apa pun di sini. Klik wilayah darat di peta, lalu “Tambah”.</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tidak ada yang disembunyikan</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map in another folder.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Tidak ada yang hilang. Simpan peta di folder lain.</translation>
    </message>
    <message>
        <source>Nothing is lost. Save the map under another name, among your own maps.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Tidak ada yang hilang. Simpan peta dengan nama lain di antara peta Anda.</translation>
    </message>
    <message>
        <source>Nothing to choose here</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Tidak ada yang bisa dipilih di sini</translation>
    </message>
    <message>
        <source>Nothing would be left around these areas. Select fewer of them.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Tidak akan ada yang tersisa di sekitar wilayah ini. Pilih lebih sedikit.</translation>
    </message>
    <message>
        <source>Numbered if empty</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Dinomori jika kosong</translation>
    </message>
    <message>
        <source>On startup</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Saat program dibuka</translation>
    </message>
    <message>
        <source>One more brick</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Satu bata lagi</translation>
    </message>
    <message>
        <source>One move</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>1 langkah</translation>
    </message>
    <message>
        <source>One of its outlines isn’t closed.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Salah satu garis luarnya tidak tertutup.</translation>
    </message>
    <message>
        <source>One per outline</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Satu per garis luar</translation>
    </message>
    <message>
        <source>Only an empty map can change its shape.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Hanya peta kosong yang bisa berubah bentuk.</translation>
    </message>
    <message>
        <source>Only bots are playing, so none of the slots is yours.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Hanya bot yang bermain, jadi tidak ada slot milik Anda.</translation>
    </message>
    <message>
        <source>Only entries about {place}</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Hanya entri tentang {place}</translation>
    </message>
    <message>
        <source>Only provinces and seas have labels, and {name} is neither.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Hanya provinsi dan laut yang punya label; {name} bukan keduanya.</translation>
    </message>
    <message>
        <source>Only provinces have symbols beside their labels, so {name} has none.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Hanya provinsi yang punya lambang di samping labelnya, jadi {name} tidak punya.</translation>
    </message>
    <message numerus="yes">
        <source>Only the latest {n} are listed.</source>
        <extracomment>For one: Only the latest {n} is listed. ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>Hanya {n} yang terbaru yang tercantum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the owner may see what they hold.</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Hanya pemain itu sendiri yang boleh melihat miliknya.</translation>
    </message>
    <message>
        <source>Only their owner can see these cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Hanya pemiliknya yang bisa melihat kartu ini</translation>
    </message>
    <message>
        <source>Only their owner may see cash and city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Hanya pemiliknya yang boleh melihat uang tunai dan kartu kota.</translation>
    </message>
    <message>
        <source>Opacity of the picture</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Opasitas gambar</translation>
    </message>
    <message>
        <source>Opacity: {layer}</source>
        <extracomment>ui/editor/panels/layers.py</extracomment>
        <translation>Opasitas: {layer}</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>money and goods</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Terbuka</translation>
    </message>
    <message>
        <source>Open map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Buka peta</translation>
    </message>
    <message>
        <source>Open repaired copy</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Buka salinan yang diperbaiki</translation>
    </message>
    <message>
        <source>Open the area menu</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Buka menu wilayah</translation>
    </message>
    <message>
        <source>Operate your ships first. Each ship carries only one good per company, and you have two to sell.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Operasikan kapal Anda lebih dulu. Tiap kapal hanya mengangkut satu barang untuk tiap perusahaan, dan Anda punya dua untuk dijual.</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Opsional</translation>
    </message>
    <message>
        <source>Other borders</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Batas lain</translation>
    </message>
    <message>
        <source>Other languages</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Bahasa lain</translation>
    </message>
    <message>
        <source>Other moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Langkah lain</translation>
    </message>
    <message>
        <source>Other options would reveal hidden information. They’re shown when the game is over.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Pilihan lain akan membuka informasi tersembunyi. Pilihan itu ditampilkan setelah permainan selesai.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise {company} takes {n} of its sales.</source>
        <extracomment>For one: Otherwise {company} takes {n} of its sales. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Jika tidak, {company} merebut {n} penjualannya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>La&amp;pisan</translation>
    </message>
    <message>
        <source>Own province</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Provinsi sendiri</translation>
    </message>
    <message>
        <source>P&amp;ass or stop</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Le&amp;wati atau berhenti</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <extracomment>ui/help/printed_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Dokumen PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/export_controller.py</extracomment>
        <translation>Gambar PNG (*.png);;Gambar vektor SVG (*.svg);;Dokumen PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Paid to {other} for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Dibayar kepada {other} untuk {company} dalam merger</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} doesn’t belong to any area.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Sebagian kanvas di dekat {place} tidak termasuk wilayah mana pun.</translation>
    </message>
    <message>
        <source>Part of the canvas near {place} is empty.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Sebagian kanvas di dekat {place} kosong.</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Bayar</translation>
    </message>
    <message>
        <source>Payments between players</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pembayaran antarpemain</translation>
    </message>
    <message>
        <source>Phase 3: announce a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 3: umumkan merger</translation>
    </message>
    <message>
        <source>Phase 4: start a company</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Fase 4: dirikan perusahaan</translation>
    </message>
    <message>
        <source>Pin or unpin the area card</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sematkan kartu wilayah, atau lepaskan</translation>
    </message>
    <message>
        <source>Play &amp;one bot move</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Mainkan satu lang&amp;kah bot</translation>
    </message>
    <message numerus="yes">
        <source>Played {n} games.</source>
        <extracomment>For one: Played {n} game. ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>{n} permainan telah dimainkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player in seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Pemain di kursi {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Playing {n} games…</source>
        <extracomment>For one: Playing {n} game… ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>
            <numerusform>Memainkan {n} permainan…</numerusform>
        </translation>
    </message>
    <message>
        <source>Playtest</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Uji coba</translation>
    </message>
    <message>
        <source>Playtest {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Uji coba {map}</translation>
    </message>
    <message>
        <source>Playtest: {map}</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>Uji coba: {map}</translation>
    </message>
    <message>
        <source>Points are those that the bot expects at the end.</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>Poin adalah perkiraan bot untuk akhir permainan.</translation>
    </message>
    <message>
        <source>Position tracing picture</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Atur gambar jiplakan</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>Possible starting areas</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Tempat pendirian</translation>
    </message>
    <message>
        <source>Prepare for a merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bersiap untuk merger</translation>
    </message>
    <message>
        <source>Press Enter to split, or Esc to cancel.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Tekan Enter untuk membagi, atau Esc untuk batal.</translation>
    </message>
    <message>
        <source>Press Next in the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Tekan Lanjut di tutorial.</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tekan tombol yang disorot</translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py, ui/table/games/game_choices.py</extracomment>
        <translation>Pratinjau peta</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Keputusan sebelumnya</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Kemajuan analisis</translation>
    </message>
    <message>
        <source>Propose deeds</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Usulkan konsesi</translation>
    </message>
    <message>
        <source>R&amp;eplay faster</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Putar ulang lebih cepa&amp;t</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Acak</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>bot</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>Acak</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>A&amp;nalisis</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Ringkasan</translation>
    </message>
    <message>
        <source>Received</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Diterima</translation>
    </message>
    <message>
        <source>Received: {goods}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Diterima: {goods}</translation>
    </message>
    <message>
        <source>Recover</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Pulihkan</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Ulangi</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Muat ulang</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Tanding ulang</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py, ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Remove corners</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hapus sudut</translation>
    </message>
    <message>
        <source>Remove the city card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Hapus kartu kota</translation>
    </message>
    <message>
        <source>Remove the deed</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Hapus konsesi</translation>
    </message>
    <message>
        <source>Remove the province from the card</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Hapus provinsi dari kartu</translation>
    </message>
    <message>
        <source>Remove the selected one</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Hapus yang terpilih</translation>
    </message>
    <message>
        <source>Remove the ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Hapus batas kapal</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Hapus {name}</translation>
    </message>
    <message>
        <source>Remove…</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Lepaskan…</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Ganti nama</translation>
    </message>
    <message>
        <source>Rename one of them to {id}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Namai salah satunya {id}</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/menus/name_field.py</extracomment>
        <translation>Ganti nama {name}</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Ganti nama…</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Putar ulang</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>ui/table/final_screen.py, ui/table/panels/past.py, ui/table/window/docks.py</extracomment>
        <translation>Analisis</translation>
    </message>
    <message>
        <source>Review game</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Analisis permainan</translation>
    </message>
    <message>
        <source>Reviewing the game. This usually takes less than a minute.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Permainan sedang dianalisis. Biasanya kurang dari semenit.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Putaran 1</translation>
    </message>
    <message>
        <source>Round 2</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Putaran 2</translation>
    </message>
    <message>
        <source>Save as page…</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Simpan sebagai halaman…</translation>
    </message>
    <message>
        <source>Save review</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Simpan analisis</translation>
    </message>
    <message>
        <source>Search outlines</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Cari garis luar</translation>
    </message>
    <message>
        <source>Seat {seat} doesn’t exist.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Kursi {seat} tidak ada.</translation>
    </message>
    <message>
        <source>See who could win when, and which moves were mistakes</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Lihat naik turunnya peluang menang, dan langkah mana yang keliru</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Nomor acak</translation>
    </message>
    <message>
        <source>Sell your bricks</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jual bata Anda</translation>
    </message>
    <message>
        <source>Shipping deeds, and only they, need three ship limits.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Konsesi pelayaran harus punya tiga batas kapal; konsesi lain tidak boleh punya.</translation>
    </message>
    <message>
        <source>Ships can be added in sea areas only.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Kapal hanya bisa ditambahkan di wilayah laut.</translation>
    </message>
    <message>
        <source>Ships can’t get from {seas} to the other seas.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Kapal tidak bisa berlayar dari {seas} ke laut lain.</translation>
    </message>
    <message>
        <source>Ships can’t start here because the province doesn’t touch a sea.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Perusahaan pelayaran tidak bisa didirikan di sini karena provinsinya tidak menyentuh laut.</translation>
    </message>
    <message>
        <source>Simplify</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Sederhanakan</translation>
    </message>
    <message>
        <source>Skip this (Enter), or skip to your next decision (Esc)</source>
        <extracomment>ui/table/beats/beat_card.py</extracomment>
        <translation>Lewati ini (Enter), atau langsung ke keputusan Anda berikutnya (Esc)</translation>
    </message>
    <message>
        <source>Some places for ships in {sea} are outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Sebagian tempat kapal di {sea} ada di luarnya atau terlalu dekat batasnya.</translation>
    </message>
    <message>
        <source>Supply and demand</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Penawaran dan permintaan</translation>
    </message>
    <message>
        <source>That would make {n} areas. At most {most} are possible.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Itu akan menghasilkan {n} wilayah. Paling banyak {most}.</translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build the Black Market this time. Others will use it a lot.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Itu juga keping yang baik, tetapi kali ini bangun Pasar Gelap. Pemain lain akan sering memakainya.</translation>
    </message>
    <message>
        <source>The ID of the map can’t be used as a folder name.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>ID peta tidak bisa dipakai sebagai nama folder.</translation>
    </message>
    <message>
        <source>The archive has more than {n} entries.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Arsip ini punya lebih dari {n} entri.</translation>
    </message>
    <message>
        <source>The archive has two entries of the same name.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Arsip ini punya dua entri dengan nama yang sama.</translation>
    </message>
    <message>
        <source>The archive holds no Shapefile: a file that ends with “.shp” is missing.</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Arsip ini tidak berisi Shapefile: berkas berakhiran “.shp” tidak ada.</translation>
    </message>
    <message>
        <source>The archive is damaged ({error}).</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Arsip ini rusak ({error}).</translation>
    </message>
    <message numerus="yes">
        <source>The areas of {province} form {n} groups that neither land nor a shared sea connects.</source>
        <extracomment>For one: The areas of {province} form {n} group. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>Wilayah {province} membentuk {n} kelompok yang tidak terhubung lewat darat maupun laut yang sama.</numerusform>
        </translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} doesn’t end at {area}.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Panah antara {a} dan {b} tidak berakhir di {area}.</translation>
    </message>
    <message>
        <source>The black hut</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pondok hitam</translation>
    </message>
    <message>
        <source>The border of {area} is missing corners that its neighbours have.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Batas {area} kekurangan sudut yang dimiliki tetangganya.</translation>
    </message>
    <message>
        <source>The borders of {area} and a neighbour don’t match near {place}.</source>
        <extracomment>board/checks/shape_checks.py</extracomment>
        <translation>Batas {area} dan batas tetangganya tidak cocok di dekat {place}.</translation>
    </message>
    <message>
        <source>The bot found nothing better.</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>Bot tidak menemukan yang lebih baik.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have a thinking time. Leave out the seconds.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>{bot} tidak punya waktu berpikir. Hapus detiknya.</translation>
    </message>
    <message>
        <source>The bot’s reply is too long.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Jawaban bot terlalu panjang.</translation>
    </message>
    <message>
        <source>The bot’s reply isn’t a move ({error}).</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Jawaban bot bukan langkah ({error}).</translation>
    </message>
    <message>
        <source>The bot’s process can’t be started.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Proses bot tidak bisa dimulai.</translation>
    </message>
    <message>
        <source>&amp;Link to…</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>&amp;Hubungkan dengan…</translation>
    </message>
    <message>
        <source>Add place for a ship in {sea}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Tambah tempat kapal di {sea}</translation>
    </message>
    <message>
        <source>Area to link to {area} or unlink from it</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Wilayah yang akan dihubungkan dengan {area} atau diputuskan</translation>
    </message>
    <message>
        <source>Arrows link land areas only, so {a} and {b} can’t be linked by one.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Panah hanya menghubungkan wilayah darat, jadi {a} dan {b} tidak bisa dihubungkan dengan panah.</translation>
    </message>
    <message>
        <source>Click each corner, or hold the button and draw. Close the outline with Enter, a double-click or a click on the first corner. Backspace removes the last corner.</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Klik tiap sudut, atau gambar sambil menahan tombol. Tutup garis luar dengan Enter, klik ganda, atau klik pada sudut pertama. Backspace menghapus sudut terakhir.</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>For comparison: Indonesia measures {width}&#xa0;×&#xa0;{height}&#xa0;units and has {areas} land areas.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Sebagai perbandingan: Indonesia berukuran {width}&#xa0;×&#xa0;{height}&#xa0;satuan dan punya {areas} wilayah darat.</translation>
    </message>
    <message>
        <source>Games for each number of players</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Permainan untuk tiap jumlah pemain</translation>
    </message>
    <message>
        <source>Link with an arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hubungkan dengan panah</translation>
    </message>
    <message>
        <source>Link {a} and {b} with an arrow</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Hubungkan {a} dan {b} dengan panah</translation>
    </message>
    <message>
        <source>Link {a} and {b} with this arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hubungkan {a} dan {b} dengan panah ini</translation>
    </message>
    <message>
        <source>Move all places for ships in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan semua tempat kapal di {sea}</translation>
    </message>
    <message>
        <source>Move place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Pindahkan tempat kapal di {sea}</translation>
    </message>
    <message>
        <source>Nobody owns a lake. Areas on opposite shores aren’t adjacent.</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Danau tidak punya pemilik. Wilayah di tepinya yang berseberangan tidak bersebelahan.</translation>
    </message>
    <message>
        <source>Remove place for a ship in {sea}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Hapus tempat kapal di {sea}</translation>
    </message>
    <message>
        <source>The bot’s process has ended too often.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Proses bot terlalu sering berhenti.</translation>
    </message>
    <message>
        <source>The canvas can be at most {most} units wide and high.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Lebar dan tinggi kanvas paling banyak {most}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>The canvas needs a width and a height above 0.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Lebar dan tinggi kanvas harus lebih dari 0.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} is only {width} units wide. It should be at least {needed} to be easy to see and click.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Lingkaran bidak {area} hanya selebar {width}&#xa0;satuan. Agar mudah dilihat dan diklik, lebarnya sebaiknya paling sedikit {needed}.</translation>
    </message>
    <message>
        <source>The circle for the token of {area} isn’t completely inside it.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Lingkaran bidak {area} tidak sepenuhnya berada di dalam wilayahnya.</translation>
    </message>
    <message>
        <source>The compass and the title have to stay on the canvas.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Kompas dan judul harus tetap di kanvas.</translation>
    </message>
    <message>
        <source>The compass and the title must be at least {least}&#xa0;units wide and high.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Lebar dan tinggi kompas dan judul harus sedikitnya {least}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Berkas tidak bisa dibaca.</translation>
    </message>
    <message>
        <source>The file ends too early. Its last part is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Berkas terpotong. Bagian akhirnya tidak ada.</translation>
    </message>
    <message>
        <source>The file has no usable areas.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Berkas tidak berisi wilayah yang bisa dipakai.</translation>
    </message>
    <message>
        <source>The file is damaged ({error}).</source>
        <extracomment>mapmaking/files/recovery.py</extracomment>
        <translation>Berkas rusak ({error}).</translation>
    </message>
    <message>
        <source>The file is encoded as {encoding}, not as UTF-8.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Berkas dikodekan sebagai {encoding}, bukan UTF-8.</translation>
    </message>
    <message>
        <source>The file is larger than {size}&#xa0;MB, the most that can be opened.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Berkas lebih besar dari {size}&#xa0;MB, batas yang bisa dibuka.</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Berkas hanya bisa dibaca.</translation>
    </message>
    <message>
        <source>The file lists no areas as adjacent.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Berkas tidak mencatat wilayah yang bersebelahan.</translation>
    </message>
    <message>
        <source>The file starts with a byte order mark.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Berkas diawali tanda urutan bita.</translation>
    </message>
    <message>
        <source>The fingerprint of the map must have 64 hexadecimal digits.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Sidik jari peta harus terdiri atas 64 digit heksadesimal.</translation>
    </message>
    <message>
        <source>The game data on the map is different.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Data permainan di peta berbeda.</translation>
    </message>
    <message>
        <source>The game “{game}” can’t be loaded.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Permainan “{game}” tidak bisa dimuat.</translation>
    </message>
    <message>
        <source>The game “{game}” isn’t installed.</source>
        <extracomment>games/__init__.py</extracomment>
        <translation>Permainan “{game}” tidak terpasang.</translation>
    </message>
    <message>
        <source>The key “{key}” is used twice.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Kunci “{key}” dipakai dua kali.</translation>
    </message>
    <message>
        <source>The key “{name}” is missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Kunci “{name}” tidak ada.</translation>
    </message>
    <message>
        <source>The key “{name}” is unknown.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Kunci “{name}” tidak dikenal.</translation>
    </message>
    <message>
        <source>The last one is used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Yang terakhir berlaku.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is in the wrong list.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Hubungan {a} dan {b} ada di daftar yang salah.</translation>
    </message>
    <message>
        <source>The link between {a} and {b} is listed twice.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Hubungan {a} dan {b} tercatat dua kali.</translation>
    </message>
    <message>
        <source>The map can’t be saved.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Peta tidak bisa disimpan.</translation>
    </message>
    <message>
        <source>The map has changed on disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta di disk telah berubah</translation>
    </message>
    <message>
        <source>The map has no area or province “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Tidak ada wilayah atau provinsi “{id}” di peta.</translation>
    </message>
    <message>
        <source>The map has no area “{id}”.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Tidak ada wilayah “{id}” di peta.</translation>
    </message>
    <message>
        <source>The map has no land area “{id}”.</source>
        <extracomment>board/files/board_file.py, games/singapore/rules/scenario.py</extracomment>
        <translation>Tidak ada wilayah darat “{id}” di peta.</translation>
    </message>
    <message>
        <source>The map has no sea area “{id}”.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Tidak ada wilayah laut “{id}” di peta.</translation>
    </message>
    <message>
        <source>The map needs a title.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Peta memerlukan judul.</translation>
    </message>
    <message>
        <source>The map of this game can’t be used.</source>
        <extracomment>library.py</extracomment>
        <translation>Peta permainan ini tidak bisa dipakai.</translation>
    </message>
    <message>
        <source>The minimum border length must be between 0 and {most} units.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Panjang minimal batas harus antara 0 dan {most}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>The name of {place} is outside the canvas.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Nama {place} ada di luar kanvas.</translation>
    </message>
    <message>
        <source>The name of {place} isn’t on the map.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Nama {place} tidak ada di peta.</translation>
    </message>
    <message>
        <source>The name “{text}” doesn’t belong to anything on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Tidak ada apa pun di peta yang bernama “{text}”.</translation>
    </message>
    <message>
        <source>The outline of {area} has corners far outside the canvas.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Garis luar {area} punya sudut jauh di luar kanvas.</translation>
    </message>
    <message>
        <source>The outline of {area} isn’t closed.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Garis luar {area} tidak tertutup.</translation>
    </message>
    <message>
        <source>The outline of {province} doesn’t match its areas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Garis luar {province} tidak cocok dengan wilayahnya.</translation>
    </message>
    <message>
        <source>The outlines cross each other in too many places.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Garis-garis luar saling berpotongan di terlalu banyak tempat.</translation>
    </message>
    <message>
        <source>The outlines of a map can have at most {most} corners in total.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Garis luar sebuah peta bisa memiliki paling banyak {most} sudut seluruhnya.</translation>
    </message>
    <message>
        <source>The overlap was given to {a}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Bagian tumpang tindih diberikan ke {a}.</translation>
    </message>
    <message>
        <source>The part outside was cut off.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Bagian di luarnya dipotong.</translation>
    </message>
    <message>
        <source>The place for the token of {area} is outside it or too close to its border.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Tempat bidak {area} ada di luarnya, atau terlalu dekat batasnya.</translation>
    </message>
    <message>
        <source>The province {province} has no areas.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>Provinsi {province} tidak punya wilayah.</translation>
    </message>
    <message>
        <source>The random seed is too large.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Nomor acaknya terlalu besar.</translation>
    </message>
    <message>
        <source>The recorded result is {money}, but replaying the game gives {actual}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Hasil yang tercatat {money}, tetapi jika diputar ulang hasilnya {actual}.</translation>
    </message>
    <message>
        <source>The result is recorded twice.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Hasilnya tercatat dua kali.</translation>
    </message>
    <message>
        <source>The saved game has become too long.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Permainan tersimpan sudah terlalu panjang.</translation>
    </message>
    <message>
        <source>The saved map replaces your unsaved changes. You can undo this.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta yang tersimpan menggantikan perubahan Anda yang belum disimpan. Ini bisa diurungkan.</translation>
    </message>
    <message>
        <source>The size of the canvas is missing or wrong.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Ukuran kanvas tidak ada atau salah.</translation>
    </message>
    <message>
        <source>The starting set-up can’t be used.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Susunan awal tidak bisa dipakai.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be a number of seconds, not “{seconds}”.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Waktu berpikir {bot} harus berupa jumlah detik, bukan “{seconds}”.</translation>
    </message>
    <message>
        <source>The thinking time of {bot} must be above 0 and at most {most}&#xa0;seconds, not {seconds}.</source>
        <extracomment>core/bots.py</extracomment>
        <translation>Waktu berpikir {bot} harus di atas 0 dan paling lama {most}&#xa0;detik, bukan {seconds}.</translation>
    </message>
    <message>
        <source>The token has to stay inside {area}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Bidak {area} harus tetap di dalam wilayahnya.</translation>
    </message>
    <message>
        <source>The value of “{name}” is wrong.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Nilai “{name}” salah.</translation>
    </message>
    <message>
        <source>There’s no bot “{bot}”. Choose one of {known}, or your own as module:Class.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Tidak ada bot “{bot}”. Pilih salah satu dari {known}, atau bot sendiri sebagai modul:Kelas.</translation>
    </message>
    <message>
        <source>There’s no such map.</source>
        <extracomment>library.py</extracomment>
        <translation>Peta itu tidak ada.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for any merger: only {cash}&#xa0;Rp is left.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Uang tunai tidak cukup untuk merger mana pun: hanya tersisa Rp{cash}.</translation>
    </message>
    <message>
        <source>There’s no decision to undo or redo here.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Di sini tidak ada keputusan yang bisa diurungkan atau diulangi.</translation>
    </message>
    <message>
        <source>There’s nothing to undo.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Tidak ada yang bisa diurungkan.</translation>
    </message>
    <message>
        <source>They share a border, so it links them instead.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Keduanya berbatasan, jadi batas itulah yang menghubungkannya.</translation>
    </message>
    <message>
        <source>This ID is used twice.</source>
        <extracomment>board/files/board_file.py, games/indonesia/rules/scenario.py, mapmaking/files/map_text.py</extracomment>
        <translation>ID ini dipakai dua kali.</translation>
    </message>
    <message>
        <source>This can’t be decided by chance.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>Ini tidak bisa ditentukan secara acak.</translation>
    </message>
    <message>
        <source>This entry can’t be used.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Entri ini tidak bisa dipakai.</translation>
    </message>
    <message>
        <source>This game needs the map “{map}”, which isn’t installed.</source>
        <extracomment>library.py</extracomment>
        <translation>Permainan ini memerlukan peta “{map}”, yang tidak terpasang.</translation>
    </message>
    <message>
        <source>This game was played on another version of the map “{map}”, which isn’t on this computer.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Permainan ini dimainkan pada versi lain peta “{map}”, yang tidak ada di komputer ini.</translation>
    </message>
    <message>
        <source>This is a game of {game} on the map “{map}”.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ini permainan {game} di peta “{map}”.</translation>
    </message>
    <message>
        <source>This is a move by seat {seat}, but it’s the turn of seat {asked}.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ini langkah kursi {seat}, tetapi giliran kursi {asked}.</translation>
    </message>
    <message>
        <source>This is {map} as it’s used in one of your games. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Ini {map} seperti yang dipakai dalam salah satu permainan Anda. Anda mengedit salinannya, yang bisa disimpan dengan nama baru.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON ({error}).</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Ini bukan GeoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t JSON ({error}).</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Ini bukan JSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text.</source>
        <extracomment>board/files/board_file.py, board/files/tolerant_json.py</extracomment>
        <translation>Ini bukan teks UTF-8.</translation>
    </message>
    <message>
        <source>This isn’t a map file.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Ini bukan berkas peta.</translation>
    </message>
    <message>
        <source>This isn’t a map. Its brackets are nested too deeply.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Ini bukan peta. Kurungnya bersarang terlalu dalam.</translation>
    </message>
    <message>
        <source>This isn’t a saved game ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Ini bukan permainan tersimpan ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a valid file name.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ini bukan nama berkas yang sah.</translation>
    </message>
    <message>
        <source>This line is damaged ({error}).</source>
        <extracomment>core/record.py</extracomment>
        <translation>Baris ini rusak ({error}).</translation>
    </message>
    <message>
        <source>This link is listed twice.</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>Hubungan ini tercatat dua kali.</translation>
    </message>
    <message>
        <source>This map comes with the program and can’t be changed. Save it under a new name.</source>
        <extracomment>mapmaking/files/storage.py</extracomment>
        <translation>Peta ini bawaan program dan tidak bisa diubah. Simpan dengan nama baru.</translation>
    </message>
    <message>
        <source>This map is for {found}, not for {wanted}.</source>
        <extracomment>library.py</extracomment>
        <translation>Peta ini untuk {found}, bukan untuk {wanted}.</translation>
    </message>
    <message>
        <source>This move breaks the rules.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Langkah ini melanggar aturan.</translation>
    </message>
    <message>
        <source>This must be a list.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Ini harus berupa daftar.</translation>
    </message>
    <message>
        <source>This part of the file is ambiguous.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Bagian berkas ini bermakna ganda.</translation>
    </message>
    <message>
        <source>This part of the map can’t be used.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Bagian peta ini tidak bisa dipakai.</translation>
    </message>
    <message>
        <source>This value can’t be used.</source>
        <extracomment>board/files/flaws.py</extracomment>
        <translation>Nilai ini tidak bisa dipakai.</translation>
    </message>
    <message>
        <source>Two parts of the map have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Dua bagian peta punya ID ini.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dua pemain memakai warna yang sama.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Dua pemain memakai nama yang sama.</translation>
    </message>
    <message>
        <source>Two provinces have this ID.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Dua provinsi punya ID ini.</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>When all companies have operated, a city grows if it has received as many of every good on the board as its size. The city that bought your rice grows from 1 to 2: next year, it buys two of each good. Your earnings are added to your cash.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Setelah semua perusahaan beroperasi, kota tumbuh jika menerima setiap jenis barang di papan sebanyak ukurannya. Kota yang membeli beras Anda tumbuh dari 1 menjadi 2: tahun depan, kota itu membeli dua dari tiap jenis. Pendapatan Anda masuk ke uang tunai.</translation>
    </message>
    <message>
        <source>Whoever has the most chips and opium together is caught and pays £1 for each, or moves back on the victory track if they can’t. They return their chips and lose half their opium.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Pemain dengan jumlah cip dan opium terbesar tertangkap dan membayar £1 untuk tiap cip dan opium, atau mundur di jalur poin jika uangnya kurang. Cipnya kembali ke kantong dan separuh opiumnya hilang.</translation>
    </message>
    <message>
        <source>You can’t undo this because something has been drawn at random since then.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Ini tidak bisa diurungkan karena sejak itu sudah ada yang diambil secara acak.</translation>
    </message>
    <message>
        <source>You have no actions left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Aksi Anda dalam giliran ini sudah habis.</translation>
    </message>
    <message>
        <source>bricks</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>bata</translation>
    </message>
    <message>
        <source>no ID</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>tanpa ID</translation>
    </message>
    <message>
        <source>sea area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>wilayah laut “{id}”</translation>
    </message>
    <message>
        <source>{action} isn’t a possible move now.</source>
        <extracomment>core/flow.py</extracomment>
        <translation>{action} bukan langkah yang mungkin sekarang.</translation>
    </message>
    <message>
        <source>{area} belongs to the province {province}, which doesn’t exist.</source>
        <extracomment>board/checks/all_checks.py</extracomment>
        <translation>{area} termasuk provinsi {province}, yang tidak ada.</translation>
    </message>
    <message>
        <source>{area} extends beyond the canvas.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} keluar dari kanvas.</translation>
    </message>
    <message numerus="yes">
        <source>{area} has {n} neighbours, far more than other areas.</source>
        <extracomment>For one: {area} has {n} neighbour, far more than other areas. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{area} punya {n} tetangga, jauh lebih banyak daripada wilayah lain.</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} is in the file twice.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} ada dua kali dalam berkas.</translation>
    </message>
    <message>
        <source>{area} is outside the canvas or completely covered by others.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{area} berada di luar kanvas atau tertutup seluruhnya oleh yang lain.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to any other area.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{area} tidak punya tetangga.</translation>
    </message>
    <message>
        <source>{area} now belongs to {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} sekarang termasuk {new}, bukan lagi {old}.</translation>
    </message>
    <message>
        <source>{area} was given the ID “{id}”.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} diberi ID “{id}”.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but no arrow is drawn.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} dan {b} dihubungkan panah, tetapi panahnya tidak digambar.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow, but they also share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} dan {b} dihubungkan panah, tetapi juga berbatasan langsung.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but they aren’t both on the map.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} dan {b} tercatat terhubung, tetapi salah satu atau keduanya tidak ada di peta.</translation>
    </message>
    <message>
        <source>{a} and {b} are listed as adjacent, but they don’t share a border.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} dan {b} tercatat bersebelahan, tetapi tidak berbatasan.</translation>
    </message>
    <message>
        <source>{a} and {b} are no longer linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} tidak terhubung lagi.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by a border instead of an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} sekarang dihubungkan batas, bukan lagi panah.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow instead of a border.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} sekarang dihubungkan panah, bukan lagi batas.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked by an arrow.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} sekarang dihubungkan panah.</translation>
    </message>
    <message>
        <source>{a} and {b} are now linked.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} sekarang terhubung.</translation>
    </message>
    <message>
        <source>{a} and {b} have two manual settings.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} dan {b} punya dua setelan manual.</translation>
    </message>
    <message>
        <source>{a} and {b} only meet at a point. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} dan {b} hanya bertemu di satu titik. Pemain mungkin sulit melihat apakah keduanya bersebelahan.</translation>
    </message>
    <message numerus="yes">
        <source>{a} and {b} share a border of {n} units, but they aren’t listed as adjacent.</source>
        <extracomment>For one: {a} and {b} share a border of {n} unit, but they aren’t listed as adjacent. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{a} dan {b} punya batas bersama sepanjang {n}&#xa0;satuan, tetapi tidak tercatat bersebelahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{a} is linked to itself.</source>
        <extracomment>board/checks/link_checks.py, mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>{a} terhubung dengan dirinya sendiri.</translation>
    </message>
    <message>
        <source>{company} is already at its ship limit for era {era}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} sudah mencapai batas kapal era {era}.</translation>
    </message>
    <message>
        <source>{move} ({about})</source>
        <extracomment>ui/table/records.py, ui/table/review/review_texts.py</extracomment>
        <translation>{move} ({about})</translation>
    </message>
    <message numerus="yes">
        <source>{n} islands are too small and are skipped.</source>
        <extracomment>For one: {n} island is too small and is skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} pulau terlalu kecil, jadi dilewati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t finish within {rounds} rounds.</source>
        <extracomment>For one: {n} of {all} games didn’t finish within {rounds} rounds. board/map_data.py</extracomment>
        <translation>
            <numerusform>{n} dari {all} permainan tidak selesai dalam {rounds} putaran.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {rounds} rounds, scores {scores}.</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>{players} pemain: {ended} dari {games} permainan selesai. Rata-rata: {rounds} putaran, skor {scores}.</translation>
    </message>
    <message>
        <source>{player} {does}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {does}.</translation>
    </message>
    <message>
        <source>{sea} doesn’t touch another sea or a coast.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{sea} tidak menyentuh laut lain maupun pantai.</translation>
    </message>
    <message>
        <source>&#xa0;pixels</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>&#xa0;piksel</translation>
    </message>
    <message>
        <source>£{amount}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>£{amount}</translation>
    </message>
    <message>
        <source>“Built” counts only games in which the card was dealt and its era began.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>“Dibangun” hanya menghitung permainan yang kartunya dibagikan dan eranya dimulai.</translation>
    </message>
    <message>
        <source>“check” must yield problems, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>“check” harus menghasilkan masalah, bukan {found}.</translation>
    </message>
    <message>
        <source>“edit” must return a draft, not {found}.</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>“edit” harus mengembalikan draf, bukan {found}.</translation>
    </message>
    <message>
        <source>“edit” returned a map that can’t be saved. {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>“edit” mengembalikan peta yang tidak bisa disimpan. {reason}</translation>
    </message>
    <message>
        <source>“{area}” already has a feature of this kind.</source>
        <extracomment>board/files/board_file.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>“{area}” sudah punya objek seperti ini.</translation>
    </message>
    <message>
        <source>“{area}” belongs to the province “{province}”, which isn’t on the map.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>“{area}” termasuk provinsi “{province}”, yang tidak ada di peta.</translation>
    </message>
    <message>
        <source>“{file}” is open. Close that game first.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{file}” sedang terbuka. Tutup dulu permainan itu.</translation>
    </message>
    <message>
        <source>“{map}” is one of your maps already.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>“{map}” sudah termasuk peta Anda.</translation>
    </message>
    <message>
        <source>“{map}” is open in the map editor. Close its window first.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>“{map}” sedang dibuka di editor peta. Tutup dulu jendelanya.</translation>
    </message>
    <message>
        <source>“{map}” was added to your maps.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>“{map}” ditambahkan ke peta Anda.</translation>
    </message>
    <message>
        <source>“{move}”: {cost}.</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/table/hints.py</extracomment>
        <translation>“{move}”: {cost}.</translation>
    </message>
    <message>
        <source>“{name}” isn’t a valid file name. Choose another one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{name}” bukan nama berkas yang sah. Pilih nama lain.</translation>
    </message>
    <message>
        <source>Replay slo&amp;wer</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Putar ulang leb&amp;ih lambat</translation>
    </message>
    <message>
        <source>Research</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_ui.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/recap.py, ui/games/indonesia/rules/quick_reference.py, ui/games/indonesia/texts/names.py</extracomment>
        <translation>Riset</translation>
    </message>
    <message>
        <source>Research {track} {step}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Riset {track} {step}</translation>
    </message>
    <message>
        <source>Research {track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Riset {track} {step} untuk {player}</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Kembalikan ke bawaan</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <extracomment>ui/table/decision_view.py, ui/table/panels/past.py</extracomment>
        <translation>Kembali ke saat ini</translation>
    </message>
    <message>
        <source>Rice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Beras</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/table/game_texts.py</extracomment>
        <translation>Putaran {number}</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/links/matrix_dialog.py, ui/table/board/board_table.py</extracomment>
        <translation>Baris</translation>
    </message>
    <message>
        <source>Rp</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Rp</translation>
    </message>
    <message>
        <source>Rubber</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Karet</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>ui/shell/refusal_presenter.py, ui/table/board/board_presenter.py</extracomment>
        <translation>Aturan {rule}</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>ui/help/rules_window.py, ui/shell/refusal_presenter.py</extracomment>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan seb&amp;agai…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Simpan salinan…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Simpan salinan</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Simpan salinan permainan</translation>
    </message>
    <message>
        <source>Save a copy of {file}</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Simpan salinan {file}</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Simpan salinan…</translation>
    </message>
    <message>
        <source>Save all charts as PDF</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Simpan semua grafik sebagai PDF</translation>
    </message>
    <message>
        <source>Save as “{title}”</source>
        <extracomment>ui/editor/document/map_file.py</extracomment>
        <translation>Simpan sebagai “{title}”</translation>
    </message>
    <message>
        <source>Save as…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan sebagai…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <extracomment>ui/charts/chart_window.py, ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Simpan gambar…</translation>
    </message>
    <message>
        <source>Save table…</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Simpan tabel…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>ui/editor/menus/export_commands.py, ui/table/review/review_controller.py, ui/table/window/main_window.py, ui/widgets/file_choice.py</extracomment>
        <translation>Disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>ui/app/program.py, ui/settings/preferences.py, ui/table/games/load_dialog.py</extracomment>
        <translation>Permainan tersimpan</translation>
    </message>
    <message>
        <source>Pass the mouse to {player}.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Serahkan mouse kepada {player}.</translation>
    </message>
    <message>
        <source>Skip to m&amp;y next decision</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Langsung ke keputusan saya &amp;berikutnya</translation>
    </message>
    <message>
        <source>Saved games ({patterns});;All files (*)</source>
        <extracomment>ui/play/save_files.py</extracomment>
        <translation>Permainan tersimpan ({patterns});;Semua berkas (*)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Pen&amp;gaturan…</translation>
    </message>
    <message>
        <source>Sea</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/imports/outline_model.py, ui/editor/panels/properties.py, ui/editor/tools/draw.py</extracomment>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Sea to sea</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Laut ke laut</translation>
    </message>
    <message>
        <source>Sea {n}</source>
        <extracomment>mapmaking/edit/shapes/new_areas.py</extracomment>
        <translation>Laut {n}</translation>
    </message>
    <message>
        <source>Seas</source>
        <extracomment>games/indonesia/maps/trial_tables.py, ui/editor/dialogs/archipelago_form.py, ui/editor/links/matrix_dialog.py, ui/editor/panels/areas.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Laut</translation>
    </message>
    <message>
        <source>You can change seats after the tutorial.</source>
        <extracomment>ui/table/tutorial/guided_bridge.py</extracomment>
        <translation>Kursi bisa diganti setelah tutorial.</translation>
    </message>
    <message>
        <source>Hidden information</source>
        <extracomment>ui/settings/preferences.py, ui/table/games/game_choices.py</extracomment>
        <translation>Informasi tersembunyi</translation>
    </message>
    <message>
        <source>Random seed</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Nomor acak</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Pilih</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Pilih semua</translation>
    </message>
    <message>
        <source>Sell from {area} to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Jual dari {area} ke {city}, diangkut {line}</translation>
    </message>
    <message>
        <source>Sell to {city}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Jual ke {city}</translation>
    </message>
    <message>
        <source>Sell to {city}, carried by {line}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Jual ke {city}, diangkut {line}</translation>
    </message>
    <message>
        <source>Selling</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Penjualan</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>ui/editor/standalone.py, ui/settings/settings_dialog.py, ui/table/window/main_window.py</extracomment>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Pengaturan…</translation>
    </message>
    <message>
        <source>Sharing one screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Berbagi satu layar</translation>
    </message>
    <message>
        <source>Shape {number}</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/areas.py, mapmaking/imports/named_shapes.py, mapmaking/imports/svg.py</extracomment>
        <translation>Bentuk {number}</translation>
    </message>
    <message>
        <source>Ship networks</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Jaringan kapal</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Kapal</translation>
    </message>
    <message>
        <source>Ships of your own</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Kapal sendiri</translation>
    </message>
    <message>
        <source>Ships {era}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Kapal {era}</translation>
    </message>
    <message>
        <source>Minimum border length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Panjang minimal batas</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>ui/table/player_cards.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>Show all &amp;links</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Tampilkan semua &amp;hubungan</translation>
    </message>
    <message>
        <source>Show everything</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Tampilkan semua</translation>
    </message>
    <message>
        <source>Show it to {player}</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Tampilkan kepada {player}</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tunjukkan</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Tampilkan di peta</translation>
    </message>
    <message>
        <source>Show the network of {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Tampilkan jaringan {company}</translation>
    </message>
    <message>
        <source>Show the next-best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Tampilkan langkah terbaik berikutnya</translation>
    </message>
    <message>
        <source>Show a summary each year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tampilkan ringkasan tiap tahun</translation>
    </message>
    <message>
        <source>Show the bottleneck</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Tampilkan hambatan</translation>
    </message>
    <message>
        <source>Show {company}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Tampilkan {company}</translation>
    </message>
    <message>
        <source>Siap faji</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Siap faji</translation>
    </message>
    <message>
        <source>While you waited: {events}</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Selama Anda menunggu: {events}</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Lokasi</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py, ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ukuran teks dan kontrol</translation>
    </message>
    <message>
        <source>Skip ({key})</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Lewati ({key})</translation>
    </message>
    <message>
        <source>Slot &amp;{number}</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Slot &amp;{number}</translation>
    </message>
    <message>
        <source>Slots</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Lambat</translation>
    </message>
    <message>
        <source>Sold</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/recap.py</extracomment>
        <translation>Terjual</translation>
    </message>
    <message>
        <source>Some outlines couldn’t be placed</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Beberapa garis luar tidak bisa ditempatkan</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Suara</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>Spice</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Rempah</translation>
    </message>
    <message>
        <source>Split areas</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Bagi wilayah</translation>
    </message>
    <message>
        <source>Split {area}</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Bagi {area}</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Dirikan di {place}</translation>
    </message>
    <message>
        <source>Start {company}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Dirikan {company}</translation>
    </message>
    <message>
        <source>Start {company} in {place}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Dirikan {company} di {place}</translation>
    </message>
    <message>
        <source>Avoid supplying {city}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Hindari memasok {city}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>ui/editor/panels/undo_list.py</extracomment>
        <translation>Riwayat</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py, ui/play/history.py, ui/table/auto_answers.py</extracomment>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Stop (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Berhenti (K)</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui/charts/chart_window.py, ui/table/review/review_pane.py</extracomment>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>ui/charts/chart_window.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Tabel (*.csv)</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>ui/table/decision_view.py, ui/table/player_cards.py</extracomment>
        <translation>Ambil alih</translation>
    </message>
    <message>
        <source>Removes the PIN. The log records this for everyone.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Menghapus PIN. Catatan merekam ini untuk semua pemain.</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>{player}’s PIN was reset without being entered.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>PIN {player} diatur ulang tanpa dimasukkan.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses a place for a ship in {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Panah antara {a} dan {b} melintasi tempat kapal di {of}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} crosses the token of {of}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Panah antara {a} dan {b} melintasi bidak {of}.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} is drawn more than once.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Panah antara {a} dan {b} digambar lebih dari sekali.</translation>
    </message>
    <message>
        <source>The arrow from {a} to {b} has no length.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Panah dari {a} ke {b} panjangnya nol.</translation>
    </message>
    <message>
        <source>The arrow has to end at {area}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Panah harus berakhir di {area}.</translation>
    </message>
    <message>
        <source>The arrow was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Panah itu tidak disertakan.</translation>
    </message>
    <message>
        <source>Couldn’t restore the unsaved changes</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Perubahan yang belum disimpan tidak bisa dipulihkan</translation>
    </message>
    <message>
        <source>The city in {area} grows to size {size}.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Kota di {area} tumbuh menjadi ukuran {size}.</translation>
    </message>
    <message>
        <source>Cities go on empty coastal areas, one per province.</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Kota dibangun di wilayah pantai kosong, satu per provinsi.</translation>
    </message>
    <message numerus="yes">
        <source>The common border of {a} and {b} is only {n} units long.</source>
        <extracomment>For one: The common border of {a} and {b} is only {n} unit long. board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>Batas bersama {a} dan {b} panjangnya hanya {n}&#xa0;satuan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The common border of {a} and {b} is {length} units long, close to the minimum. Players may not see whether they are adjacent.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>Batas bersama {a} dan {b} panjangnya {length}&#xa0;satuan, mendekati panjang minimal. Pemain mungkin sulit melihat apakah keduanya bersebelahan.</translation>
    </message>
    <message>
        <source>The corners of the canvas can’t be removed.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Sudut kanvas tidak bisa dihapus.</translation>
    </message>
    <message>
        <source>The deed was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Konsesi itu tidak disertakan.</translation>
    </message>
    <message>
        <source>The deed {deed} is gone.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Konsesi {deed} sudah tidak ada.</translation>
    </message>
    <message>
        <source>The deed {deed} is new.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Konsesi {deed} baru.</translation>
    </message>
    <message>
        <source>The edge of the canvas can’t be bent.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Tepi kanvas tidak bisa dilengkungkan.</translation>
    </message>
    <message>
        <source>The entry was left out.</source>
        <extracomment>mapmaking/files/repair_steps/link_entries.py</extracomment>
        <translation>Entri itu tidak disertakan.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <extracomment>mapmaking/files/repair.py</extracomment>
        <translation>Berkas tidak ada.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Permainan selesai</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>core/flow.py, ui/games/singapore/beats.py, ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/game_texts.py, ui/table/game_view.py, ui/table/window/menus.py</extracomment>
        <translation>Permainan selesai.</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Perubahan langsung berlaku.</translation>
    </message>
    <message>
        <source>Last year’s earnings, doubled</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Pendapatan tahun terakhir, digandakan</translation>
    </message>
    <message>
        <source>The line has no length.</source>
        <extracomment>mapmaking/edit/shapes/overlay.py</extracomment>
        <translation>Garis ini panjangnya nol.</translation>
    </message>
    <message>
        <source>The lists of adjacent areas are missing.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Daftar wilayah bersebelahan tidak ada.</translation>
    </message>
    <message>
        <source>Lowest bid that makes you {place} right now</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>Tawaran terendah untuk giliran {place} saat ini</translation>
    </message>
    <message>
        <source>The map is damaged</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Peta rusak</translation>
    </message>
    <message>
        <source>You won the merger</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Anda memenangi merger</translation>
    </message>
    <message>
        <source>Privacy screen between turns</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Layar privasi antargiliran</translation>
    </message>
    <message>
        <source>The name of {a} covers a place for a ship in {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} menutupi tempat kapal di {b}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the arrow between {b} and {c}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} menutupi panah antara {b} dan {c}.</translation>
    </message>
    <message>
        <source>The name of {a} covers the compass.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} menutupi kompas.</translation>
    </message>
    <message>
        <source>The name of {a} covers the title.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} menutupi judul.</translation>
    </message>
    <message>
        <source>The name of {a} covers the token of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} menutupi bidak {b}.</translation>
    </message>
    <message>
        <source>The names of {a} and {b} overlap.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} dan {b} bertumpukan.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself in too many places.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Garis luar {area} memotong dirinya sendiri di terlalu banyak tempat.</translation>
    </message>
    <message>
        <source>The outline of {area} crosses itself near {place}.</source>
        <extracomment>board/checks/shape_checks.py, mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Garis luar {area} memotong dirinya sendiri di dekat {place}.</translation>
    </message>
    <message>
        <source>Zoom to the places you can choose</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Perbesar ke tempat yang bisa dipilih</translation>
    </message>
    <message>
        <source>In this game, you can’t pass in the Research phase.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Dalam permainan ini, fase Riset tidak boleh dilewatkan.</translation>
    </message>
    <message>
        <source>You can keep working. Your files are unchanged since you last saved.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Anda bisa terus bekerja. Berkas Anda tidak berubah sejak terakhir disimpan.</translation>
    </message>
    <message>
        <source>The province was added.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Provinsi ditambahkan.</translation>
    </message>
    <message>
        <source>The province {name} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Provinsi {name} sudah tidak ada.</translation>
    </message>
    <message>
        <source>The province {name} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Provinsi {name} baru.</translation>
    </message>
    <message>
        <source>Rules for this decision</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Aturan keputusan ini</translation>
    </message>
    <message>
        <source>Same players and options, new set-up</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Pemain dan opsi yang sama, susunan baru</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Yang kedua tidak disertakan.</translation>
    </message>
    <message>
        <source>The seed must be a number from 0 to {most}.</source>
        <extracomment>mapmaking/archipelago/options.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Nomor acak harus berupa bilangan 0 sampai {most}.</translation>
    </message>
    <message>
        <source>Too late: the game has already moved on.</source>
        <extracomment>core/session.py</extracomment>
        <translation>Terlambat: permainan sudah berlanjut.</translation>
    </message>
    <message>
        <source>Table copied to the clipboard.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>Tabel sudah disalin.</translation>
    </message>
    <message>
        <source>The text was read as Western European (Windows-1252).</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Teks dibaca sebagai Eropa Barat (Windows-1252).</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Judul tidak ada.</translation>
    </message>
    <message>
        <source>95% confidence interval: {low} to {high}.</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>Interval kepercayaan 95%: {low} sampai {high}.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Borders of {threshold} or more link areas, so these are linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Batas bersamanya {border} satuan peta. Batas sepanjang {threshold} atau lebih menghubungkan wilayah, jadi keduanya terhubung kecuali Anda memutuskan lain.</translation>
    </message>
    <message>
        <source>Their common border is {border} map units long. Only borders of {threshold} or more link areas, so these aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Batas bersamanya {border} satuan peta. Hanya batas sepanjang {threshold} atau lebih yang menghubungkan wilayah, jadi keduanya tidak terhubung kecuali Anda memutuskan lain.</translation>
    </message>
    <message>
        <source>No variations yet. When you undo decisions and then play differently, the original moves are kept here.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Belum ada varian. Jika Anda mengurungkan keputusan lalu memainkan yang lain, langkah semula disimpan di sini.</translation>
    </message>
    <message>
        <source>There’s no “{id}” on this map.</source>
        <extracomment>board/draft.py, mapmaking/files/map_text.py</extracomment>
        <translation>Tidak ada “{id}” di peta ini.</translation>
    </message>
    <message>
        <source>No other company can merge with {company}.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Tidak ada perusahaan yang bisa merger dengan {company}.</translation>
    </message>
    <message>
        <source>No preview</source>
        <extracomment>ui/table/games/game_choices.py, ui/table/games/start_cards.py</extracomment>
        <translation>Tidak ada pratinjau</translation>
    </message>
    <message>
        <source>They were added.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>Ditambahkan.</translation>
    </message>
    <message>
        <source>They were left out.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>Tidak disertakan.</translation>
    </message>
    <message>
        <source>This corner can’t be removed: {areas} meet here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Sudut ini tidak bisa dihapus: {areas} bertemu di sini.</translation>
    </message>
    <message>
        <source>This map has no problems.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Peta ini tidak punya masalah.</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Warna</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>ui/editor/dialogs/map_chooser.py, ui/editor/menus/file_commands.py, ui/editor/panels/properties.py</extracomment>
        <translation>Judul</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>ui/charts/chart_model.py</extracomment>
        <translation>Sampai</translation>
    </message>
    <message>
        <source>To add</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Ditambah</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Alat</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Alat</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Bid for Turn Order</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Urutan Giliran</translation>
    </message>
    <message>
        <source>Turn Order Bid</source>
        <comment>track</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Tawaran Urutan</translation>
    </message>
    <message>
        <source>Two corners would end up in the same place.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Dua sudut akan berada di tempat yang sama.</translation>
    </message>
    <message>
        <source>Two places for ships in {sea} overlap.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Dua tempat kapal di {sea} bertumpukan.</translation>
    </message>
    <message>
        <source>Type to search</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Ketik untuk mencari</translation>
    </message>
    <message>
        <source>Type words or an amount</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Ketik kata atau jumlah</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/table/games/game_store.py, ui/table/window/board_toolbar.py, ui/table/window/main_window.py</extracomment>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Undo &amp;turn</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Urungkan &amp;giliran</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <extracomment>ui/widgets/chooser.py</extracomment>
        <translation>Urungkan penghapusan</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <extracomment>ui/play/history.py, ui/play/log_pane.py</extracomment>
        <translation>Urungkan ke sini</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <extracomment>ui/widgets/error_box.py</extracomment>
        <translation>Kesalahan tak terduga</translation>
    </message>
    <message>
        <source>Unlink all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Putuskan semua</translation>
    </message>
    <message>
        <source>Unlink all selected areas from each other</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Putuskan hubungan semua wilayah terpilih</translation>
    </message>
    <message>
        <source>Unlink {a} and {b}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/links/texts.py</extracomment>
        <translation>Putuskan hubungan {a} dan {b}</translation>
    </message>
    <message numerus="yes">
        <source>Unlink {n} areas from each other</source>
        <extracomment>For one: Unlink {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Putuskan hubungan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Perubahan belum disimpan</translation>
    </message>
    <message>
        <source>Reassign</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tetapkan ulang</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Volume suara</translation>
    </message>
    <message>
        <source>Warnings</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>Peringatan</translation>
    </message>
    <message>
        <source>Welcome to the islands</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Selamat datang di kepulauan</translation>
    </message>
    <message>
        <source>Well done!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kerja bagus!</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Apa yang bisa saya lakukan?</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/table/window/main_window.py</extracomment>
        <translation>Perintah</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>ui/table/final_screen.py, ui/table/game_view.py, ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Titik balik</translation>
    </message>
    <message>
        <source>Nothing in this category.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Tidak ada apa pun dalam kategori ini.</translation>
    </message>
    <message>
        <source>What did you draw?</source>
        <extracomment>ui/editor/tools/draw.py</extracomment>
        <translation>Apa yang Anda gambar?</translation>
    </message>
    <message>
        <source>Unreadable characters were replaced with question marks.</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>Karakter yang tidak terbaca diganti tanda tanya.</translation>
    </message>
    <message>
        <source>Map overlays</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Lapisan peta</translation>
    </message>
    <message>
        <source>Planning goal</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Tujuan rencana</translation>
    </message>
    <message>
        <source>Moves you undid and then replaced. Opening one starts a new game from that point.</source>
        <extracomment>ui/table/games/new_game_controller.py</extracomment>
        <translation>Langkah yang Anda urungkan lalu ganti. Membukanya memulai permainan baru dari titik itu.</translation>
    </message>
    <message>
        <source>What would a bot have played?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Apa yang akan dimainkan bot?</translation>
    </message>
    <message>
        <source>Shows a summary above the log at the end of each year until you make a decision or press Esc.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan ringkasan di atas catatan pada akhir tiap tahun, sampai Anda mengambil keputusan atau menekan Esc.</translation>
    </message>
    <message>
        <source>If you get stuck</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jika Anda bingung</translation>
    </message>
    <message>
        <source>Starting areas</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Tempat pendirian</translation>
    </message>
    <message>
        <source>You can turn this screen off in Settings › Hidden information.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Layar ini bisa dimatikan di Pengaturan › Informasi tersembunyi.</translation>
    </message>
    <message>
        <source>Why did the bot do that?</source>
        <extracomment>ui/play/log_pane.py, ui/table/player_cards.py</extracomment>
        <translation>Mengapa bot melakukan itu?</translation>
    </message>
    <message>
        <source>Why {number}?</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Mengapa {number}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Mengapa?</translation>
    </message>
    <message>
        <source>When playing alone</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Saat bermain sendirian</translation>
    </message>
    <message>
        <source>Removing {area} would split a zone of {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Jika {area} dilepas, satu zona {company} terbelah.</translation>
    </message>
    <message>
        <source>Year</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/game_view.py, ui/games/indonesia/ledger_view.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Tahun</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Tahun {year}</translation>
    </message>
    <message>
        <source>Year {year} is over</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tahun {year} selesai</translation>
    </message>
    <message>
        <source>Year {year}: {player} pays {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun {year}: {player} membayar {amount} dalam merger {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} receives {amount} in the merger of {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun {year}: {player} menerima {amount} dalam merger {companies}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py, ui/games/indonesia/panels/city_growth.py, ui/games/indonesia/panels/research.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Anda</translation>
    </message>
    <message>
        <source>You don’t have enough cash for any merger.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Uang tunai Anda tidak cukup untuk merger mana pun.</translation>
    </message>
    <message>
        <source>Your city card</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Kartu kota Anda</translation>
    </message>
    <message>
        <source>Choose which city card to play first</source>
        <extracomment>ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>Pilih kartu kota yang dimainkan lebih dulu</translation>
    </message>
    <message>
        <source>Money from or to other players</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Uang dari atau kepada pemain lain</translation>
    </message>
    <message>
        <source>Your ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>Kapal Anda menghasilkan {amount} dari pemain lain.</translation>
    </message>
    <message>
        <source>Zoom</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/preferences.py, ui/settings/shortcuts.py</extracomment>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>Per&amp;besar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/menus.py</extracomment>
        <translation>Perke&amp;cil</translation>
    </message>
    <message>
        <source>a point</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>titik</translation>
    </message>
    <message numerus="yes">
        <source>announce mergers of up to {n} deeds</source>
        <extracomment>For one: announce mergers of up to {n} deed ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>mengumumkan merger hingga {n} konsesi</numerusform>
        </translation>
    </message>
    <message>
        <source>announce no mergers</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>tidak bisa mengumumkan merger</translation>
    </message>
    <message>
        <source>area “{area}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>wilayah “{area}”</translation>
    </message>
    <message>
        <source>bank {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>bank {amount}</translation>
    </message>
    <message>
        <source>bids after you</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>menawar setelah Anda</translation>
    </message>
    <message>
        <source>buys {number}</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>membeli {number}</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>bita {start}</translation>
    </message>
    <message>
        <source>cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>kartu: {eras}</translation>
    </message>
    <message>
        <source>cash to spend</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>uang tunai untuk dibelanjakan</translation>
    </message>
    <message>
        <source>cash {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>tunai {amount}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/indonesia/chart_data.py</extracomment>
        <translation>kota</translation>
    </message>
    <message>
        <source>city card “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>kartu kota “{id}”</translation>
    </message>
    <message>
        <source>city card {id}</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>kartu kota {id}</translation>
    </message>
    <message>
        <source>city cards: {eras}</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>kartu kota: {eras}</translation>
    </message>
    <message>
        <source>city of size {size}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>kota ukuran {size}</translation>
    </message>
    <message>
        <source>coast {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>pantai {a} – {b}</translation>
    </message>
    <message>
        <source>decision {number}</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>keputusan {number}</translation>
    </message>
    <message>
        <source>deed “{id}”</source>
        <extracomment>games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>konsesi “{id}”</translation>
    </message>
    <message numerus="yes">
        <source>each ship carries {n} goods</source>
        <extracomment>For one: each ship carries {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>tiap kapal mengangkut {n} barang</numerusform>
        </translation>
    </message>
    <message>
        <source>earn {amount}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>mendapat {amount}</translation>
    </message>
    <message>
        <source>empty canvas</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>kanvas kosong</translation>
    </message>
    <message>
        <source>end</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/table/review/review_texts.py</extracomment>
        <translation>akhir</translation>
    </message>
    <message>
        <source>exception {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>pengecualian {a} – {b}</translation>
    </message>
    <message>
        <source>feature “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>objek “{id}”</translation>
    </message>
    <message>
        <source>feature {number}</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>objek {number}</translation>
    </message>
    <message>
        <source>feature {number}, “{id}”</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>objek {number}, “{id}”</translation>
    </message>
    <message>
        <source>for {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>seharga {amount}</translation>
    </message>
    <message>
        <source>free slots</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>slot kosong</translation>
    </message>
    <message>
        <source>from era {era}: {deed}</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>mulai era {era}: {deed}</translation>
    </message>
    <message>
        <source>full</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>penuh</translation>
    </message>
    <message>
        <source>get {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>dapat {amount} atau lebih</translation>
    </message>
    <message>
        <source>goods waiting for buyers or ships</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>barang yang menunggu pembeli atau kapal</translation>
    </message>
    <message>
        <source>grown</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>tumbuh</translation>
    </message>
    <message>
        <source>grows</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>tumbuh</translation>
    </message>
    <message>
        <source>growth</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>pertumbuhan</translation>
    </message>
    <message>
        <source>has operated this year</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>sudah beroperasi tahun ini</translation>
    </message>
    <message>
        <source>{cash} left if you win</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>sisa {cash} jika menang</translation>
    </message>
    <message>
        <source>income from the current board</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>pemasukan dari papan saat ini</translation>
    </message>
    <message>
        <source>&amp;Play this map</source>
        <extracomment>ui/editor/playtest/playtest_command.py</extracomment>
        <translation>&amp;Mainkan peta ini</translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>&amp;Kembalikan panel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Builder.&lt;/b&gt; You get £4, and Budi gets 1&#xa0;VP from the bank: that’s what owners earn when others use their buildings. You can use each building once in a turn.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Pakai Tukang Bangunan.&lt;/b&gt; Anda mendapat £4, dan Budi mendapat 1&#xa0;PK dari bank: itulah yang diperoleh pemilik jika pemain lain memakai bangunannya. Tiap bangunan bisa dipakai satu kali dalam satu giliran.</translation>
    </message>
    <message>
        <source>A bid is unlikely to win: {player} can go higher.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tawaran kecil kemungkinannya menang: {player} bisa lebih tinggi.</translation>
    </message>
    <message>
        <source>A second worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pekerja kedua</translation>
    </message>
    <message numerus="yes">
        <source>About {n} minutes</source>
        <extracomment>For one: About {n} minute ui/table/tutorial/learning.py</extracomment>
        <translation>
            <numerusform>Sekitar {n} menit</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a deed here</source>
        <extracomment>ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>Tambah konsesi di sini</translation>
    </message>
    <message>
        <source>Add to the draft</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Tambahkan ke draf</translation>
    </message>
    <message>
        <source>Advance another player’s Hull by one step.</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Majukan palka pemain lain satu langkah.</translation>
    </message>
    <message>
        <source>After 9 to 12 rounds, the tiles run out. Only VP count then: spend your money and goods in time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Keping habis setelah 9 sampai 12 putaran. Lalu hanya PK yang dihitung: habiskan uang dan barang Anda sebelum terlambat.</translation>
    </message>
    <message>
        <source>Alert in the task bar</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Isyarat di bilah tugas</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>All</source>
        <comment>rows</comment>
        <extracomment>ui/charts/sheet_page.py</extracomment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>All deeds</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Semua konsesi</translation>
    </message>
    <message>
        <source>All pairs</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Semua pasangan</translation>
    </message>
    <message>
        <source>All players are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Giliran semua pemain dilewati. {reason}</translation>
    </message>
    <message>
        <source>All rounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Semua putaran</translation>
    </message>
    <message>
        <source>All years</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Semua tahun</translation>
    </message>
    <message>
        <source>Announce no merger</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Tidak mengumumkan merger</translation>
    </message>
    <message>
        <source>Another width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Lebar lain</translation>
    </message>
    <message>
        <source>Arrow keys move selected land. Ctrl+arrow key selects the next area.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Tombol panah memindahkan daratan terpilih. Ctrl+tombol panah memilih wilayah berikutnya.</translation>
    </message>
    <message>
        <source>At the end of each round; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Pada akhir setiap putaran; klik judul kolom untuk mengurutkan, klik ganda baris untuk melihat papan pada saat itu</translation>
    </message>
    <message>
        <source>Author</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Pembuat</translation>
    </message>
    <message>
        <source>Author: {author}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Pembuat: {author}.</translation>
    </message>
    <message>
        <source>Back to town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kembali ke kota</translation>
    </message>
    <message>
        <source>Bid no more</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Tidak menawar lagi</translation>
    </message>
    <message>
        <source>Black Market</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pasar Gelap</translation>
    </message>
    <message>
        <source>Brick Pit</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tambang</translation>
    </message>
    <message>
        <source>Brickworks</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pabrik Bata</translation>
    </message>
    <message>
        <source>Build New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bangun Pembantu Baru</translation>
    </message>
    <message>
        <source>Build up a town, send your workers through its streets, and trade, legally or not.</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Bangun sebuah kota, kirim pekerja Anda menyusuri jalannya, dan berdaganglah, secara legal atau tidak.</translation>
    </message>
    <message>
        <source>Build {tile} on {lot}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Bangun {tile} di {lot}</translation>
    </message>
    <message>
        <source>Builder</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tukang</translation>
    </message>
    <message numerus="yes">
        <source>Builds {n} more roads for {price}.</source>
        <extracomment>For one: Builds {n} more road for {price}. ui/games/singapore/beats.py</extracomment>
        <translation>
            <numerusform>Membangun {n} jalan lagi seharga {price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card Tables</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Meja Judi</translation>
    </message>
    <message>
        <source>Cash and bank at the end of the year, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Uang tunai dan bank pada akhir tahun, dalam rupiah</translation>
    </message>
    <message>
        <source>Casino</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kasino</translation>
    </message>
    <message>
        <source>Changed {date}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Diubah {date}</translation>
    </message>
    <message>
        <source>Changes against your plan, and the rupiah that each player gets by this sale.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Yang berubah dibanding rencana Anda, dan rupiah yang didapat setiap pemain dari penjualan ini.</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/game_view.py</extracomment>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Choose a pair, or click a company.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Pilih pasangan, atau klik perusahaan.</translation>
    </message>
    <message>
        <source>Choose picture…</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Pilih gambar…</translation>
    </message>
    <message numerus="yes">
        <source>Choose {n} areas of {company} to remove.</source>
        <extracomment>For one: Choose {n} area of {company} to remove. ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>
            <numerusform>Pilih {n} wilayah {company} yang dilepas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cities: how many its goods or ships reach</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Kota: banyaknya yang dijangkau barang atau kapalnya</translation>
    </message>
    <message>
        <source>Clear all marks</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Hapus semua tanda</translation>
    </message>
    <message>
        <source>Click an area to select it; hold Shift to select more. Drag a box to select all areas in it. Drag selected land to move it, or its handles to scale and rotate it. Double-click renames.</source>
        <extracomment>ui/editor/tools/select.py</extracomment>
        <translation>Klik untuk memilih (Shift: menambah), seret kotak untuk memilih isinya. Seret daratan terpilih untuk memindahkannya, gagangnya untuk menskalakan dan memutar. Klik ganda mengganti nama.</translation>
    </message>
    <message>
        <source>Click the area to link with {area}. Esc cancels.</source>
        <extracomment>ui/editor/tools/link.py</extracomment>
        <translation>Klik wilayah yang akan dihubungkan dengan {area}. Esc membatalkan.</translation>
    </message>
    <message>
        <source>Closes gaps and overlaps up to this many units wide.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Menutup celah dan tumpang tindih hingga sekian satuan.</translation>
    </message>
    <message>
        <source>Collect the moves of a turn before they are played</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Kumpulkan pilihan dalam satu giliran sebelum dimainkan</translation>
    </message>
    <message>
        <source>Compare…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Bandingkan…</translation>
    </message>
    <message>
        <source>Cop&amp;y areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sali&amp;n wilayah</translation>
    </message>
    <message numerus="yes">
        <source>Copied {n} land areas.</source>
        <extracomment>For one: Copied {n} land area. ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>{n} wilayah darat disalin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>ui/charts/sheet_page.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Couldn’t bring the map back.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Peta tidak bisa dikembalikan.</translation>
    </message>
    <message>
        <source>Couldn’t move the map to the trash, so it wasn’t deleted.</source>
        <extracomment>ui/editor/document/own_maps.py</extracomment>
        <translation>Peta tidak bisa dipindahkan ke tempat sampah, jadi tidak dihapus.</translation>
    </message>
    <message>
        <source>Couldn’t undo “{step}”. It was kept in a damaged file.</source>
        <extracomment>mapmaking/files/kept_steps.py</extracomment>
        <translation>“{step}” tidak bisa diurungkan. Langkah itu disimpan dalam berkas yang rusak.</translation>
    </message>
    <message>
        <source>Counting Hse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kantor</translation>
    </message>
    <message>
        <source>Courthouse</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pengadilan</translation>
    </message>
    <message>
        <source>Ctrl+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ctrl+tombol panah</translation>
    </message>
    <message>
        <source>Current plan</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Rencana sekarang</translation>
    </message>
    <message>
        <source>Description</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Deskripsi</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Ke bawah</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>ui/games/singapore/panels/draft_row.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Draf</translation>
    </message>
    <message>
        <source>Duplicat&amp;e areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ganda&amp;kan wilayah</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate {n} areas</source>
        <extracomment>For one: Duplicate {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>Gandakan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Each change is from one point of the chart to the next.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Setiap perubahan dihitung dari satu titik grafik ke titik berikutnya.</translation>
    </message>
    <message>
        <source>East India Co.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kompeni</translation>
    </message>
    <message>
        <source>Era ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Era berakhir pada 1 jenis:</translation>
    </message>
    <message>
        <source>Everything by year; click a heading to sort, double-click a row to see the board at that time</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Semuanya per tahun; klik judul kolom untuk mengurutkan, klik ganda baris untuk melihat papan pada saat itu</translation>
    </message>
    <message>
        <source>Expected: {money}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Perkiraan: {money}</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Eks&amp;por gambar…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Ekspor gambar</translation>
    </message>
    <message>
        <source>First return three chips at the Courthouse. With five, you’d be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kembalikan dulu tiga cip di Pengadilan. Dengan lima cip, Anda akan terkena razia.</translation>
    </message>
    <message>
        <source>First use New Helpers, where your worker stands.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pakai dulu Pembantu Baru, tempat pekerja Anda berada.</translation>
    </message>
    <message>
        <source>First use Raffles’ Plan: it gives your second worker five more steps.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pakai dulu Rencana Raffles: pekerja kedua Anda mendapat lima langkah tambahan.</translation>
    </message>
    <message>
        <source>First year</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Tahun 1</translation>
    </message>
    <message>
        <source>First year: what it earns on the board as it is, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Tahun 1: pendapatannya di papan saat ini, dalam rupiah</translation>
    </message>
    <message>
        <source>For how many players is it best? What’s special about it?</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Paling cocok untuk berapa pemain? Apa yang istimewa darinya?</translation>
    </message>
    <message>
        <source>Found: {areas}.</source>
        <extracomment>ui/editor/context.py</extracomment>
        <translation>Ditemukan: {areas}.</translation>
    </message>
    <message>
        <source>Free slots: &lt;b&gt;{n} of {slots}&lt;/b&gt;.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Slot kosong: &lt;b&gt;{n} dari {slots}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>From</source>
        <comment>bid</comment>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>From era B, rice and spice can merge too. The merged company loses half its areas, and the rest produce siap faji: ready meals that sell for 35 each.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Mulai era B, beras dan rempah juga bisa digabungkan. Perusahaan baru kehilangan separuh wilayahnya, dan sisanya memproduksi siap faji: makanan siap saji seharga 35.</translation>
    </message>
    <message>
        <source>From: the lowest bid, in rupiah</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Mulai: tawaran terendah, dalam rupiah</translation>
    </message>
    <message>
        <source>Gain</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Tambahan</translation>
    </message>
    <message>
        <source>Game ends at 1 type:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Permainan tamat pada 1 jenis:</translation>
    </message>
    <message>
        <source>Gives each bot a head, and now and then a dry remark. It doesn’t change how the bot plays.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Memberi tiap bot kepala dan sesekali komentar ringan. Cara bot bermain tidak berubah.</translation>
    </message>
    <message>
        <source>Go to E3 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini jalankan pekerja kedua Anda ke E3.</translation>
    </message>
    <message>
        <source>Go to E4 with your second worker this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini jalankan pekerja kedua Anda ke E4.</translation>
    </message>
    <message>
        <source>Go to your New Helpers on G2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kali ini pergi ke Pembantu Baru Anda di G2.</translation>
    </message>
    <message>
        <source>Good move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Langkah bagus</translation>
    </message>
    <message>
        <source>Goods sold in the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang terjual pada tahun itu</translation>
    </message>
    <message>
        <source>Goods sold plus ship fees received, minus ship fees paid, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Barang terjual ditambah biaya kapal diterima, dikurangi biaya kapal dibayar, dalam rupiah</translation>
    </message>
    <message>
        <source>Heads and remarks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kepala dan komentar</translation>
    </message>
    <message>
        <source>Import outlines from GeoJSON, TopoJSON, Shapefile, SVG, KML or TripleA</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Impor garis luar dari GeoJSON, TopoJSON, Shapefile, SVG, KML atau TripleA</translation>
    </message>
    <message>
        <source>In percent, at the beginning of each year</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Dalam persen, pada awal tiap tahun</translation>
    </message>
    <message>
        <source>In pounds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Dalam pound</translation>
    </message>
    <message>
        <source>In the round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Pada putaran itu</translation>
    </message>
    <message>
        <source>It comes out ahead when the game is played on from here.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Langkah ini lebih unggul bila permainan dilanjutkan dari sini.</translation>
    </message>
    <message numerus="yes">
        <source>It has room to grow by {n} areas, against {fewer}.</source>
        <extracomment>For one: It has room to grow by {n} area, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Masih bisa meluas {n} wilayah, dibanding {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It then sells {n} goods a year for {net}.</source>
        <extracomment>For one: It then sells {n} good a year for {net}. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Lalu menjual {n} barang setahun seharga {net}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its nodes aren’t areas of this map. Call them by the ids or names of areas.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Simpulnya bukan wilayah di peta ini. Beri nama menurut ID atau nama wilayah.</translation>
    </message>
    <message>
        <source>Its style sheets have too many rules. Save it as plain SVG.</source>
        <extracomment>mapmaking/imports/svg_styles.py</extracomment>
        <translation>Lembar gayanya punya terlalu banyak aturan. Simpan sebagai SVG biasa.</translation>
    </message>
    <message>
        <source>It’s better for rivals, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Bagi pesaing pun lebih baik.</translation>
    </message>
    <message>
        <source>It’s close: the company is worth about {amount} or more to you, but cash is useful, too.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Selisihnya tipis: bagimu nilainya sekitar {amount} atau lebih, tetapi uang tunai juga berguna.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Pertahankan semua</translation>
    </message>
    <message numerus="yes">
        <source>Keep {n} more areas</source>
        <extracomment>For one: Keep {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Pertahankan {n} wilayah lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Kitchen</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Kaki Lima</translation>
    </message>
    <message>
        <source>Land belongs to a province. Choose one, or write the name of a new one.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Daratan harus termasuk suatu provinsi. Pilih provinsi, atau tulis nama yang baru.</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Besar</translation>
    </message>
    <message>
        <source>Largest lead over rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Keunggulan terbesar atas pesaing</translation>
    </message>
    <message>
        <source>Largest sums</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Jumlah terbesar</translation>
    </message>
    <message>
        <source>Last year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Tahun lalu</translation>
    </message>
    <message>
        <source>Last year of the era:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Tahun terakhir era:</translation>
    </message>
    <message>
        <source>Last year: what both companies earned</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Tahun lalu: pendapatan kedua perusahaan</translation>
    </message>
    <message>
        <source>Last year; deeds left:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Tahun terakhir; sisa konsesi:</translation>
    </message>
    <message>
        <source>Least money for rivals</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Uang paling sedikit untuk pesaing</translation>
    </message>
    <message>
        <source>Let’s skip ahead: the program has played for all of you. It’s round 5, and there are tiles of the second stack. You’ve built and used illegal buildings: you have five black chips, more than anybody else.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Mari melompat ke depan: program sudah bermain untuk kalian semua. Ini putaran 5, dan ada keping dari tumpukan kedua. Anda membangun dan memakai bangunan ilegal, jadi cip hitam Anda lima, paling banyak di antara semua pemain.</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Lisensi</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Lisensi: {licence}.</translation>
    </message>
    <message>
        <source>Link with…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Hubungkan dengan…</translation>
    </message>
    <message>
        <source>Log ({number})</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Catatan ({number})</translation>
    </message>
    <message>
        <source>Looking back: decision {at} of {of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Riwayat: keputusan {at} dari {of}</translation>
    </message>
    <message>
        <source>Looking back: {at}/{of}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Riwayat: {at}/{of}</translation>
    </message>
    <message>
        <source>Lot for {price}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Kaveling seharga {price}</translation>
    </message>
    <message>
        <source>Luck counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Keberuntungan paling berpengaruh: peluang {player} turun dari {before} menjadi {after}.</translation>
    </message>
    <message>
        <source>Luck counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Keberuntungan paling berpengaruh: peluang {player} naik dari {before} menjadi {after}.</translation>
    </message>
    <message>
        <source>Manufactory</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Manufaktur</translation>
    </message>
    <message>
        <source>Maps of the program</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta bawaan program</translation>
    </message>
    <message>
        <source>Mark what brings least</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Tandai yang hasilnya paling kecil</translation>
    </message>
    <message numerus="yes">
        <source>Mark {n} more areas</source>
        <extracomment>For one: Mark {n} more area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Tandai {n} wilayah lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Mergers</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Merger</translation>
    </message>
    <message>
        <source>Money in the bank</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Uang di bank</translation>
    </message>
    <message numerus="yes">
        <source>More than {n} plans sell as much.</source>
        <extracomment>For one: More than {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>Lebih dari {n} rencana menjual sama banyak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most money for you</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Uang terbanyak untuk Anda</translation>
    </message>
    <message>
        <source>Mouse wheel and touchpad</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Roda mouse dan touchpad</translation>
    </message>
    <message>
        <source>Move earlier</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Lebih awal</translation>
    </message>
    <message>
        <source>Move later</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Lebih akhir</translation>
    </message>
    <message>
        <source>Move selected land, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pindahkan daratan terpilih, lebih jauh dengan Shift</translation>
    </message>
    <message>
        <source>Move the keyboard’s pointer, farther with Shift</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Gerakkan penunjuk papan ketik, lebih jauh dengan Shift</translation>
    </message>
    <message>
        <source>Move {deed} to {province}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Pindahkan {deed} ke {province}</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Tindakan {number}: {move}</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} areas</source>
        <extracomment>For one: Move {n} area ui/editor/tools/placing_frame.py, ui/editor/tools/select.py</extracomment>
        <translation>
            <numerusform>Pindahkan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Mute</source>
        <extracomment>ui/table/window/board_toolbar.py</extracomment>
        <translation>Bisukan</translation>
    </message>
    <message>
        <source>My decisions and what concerns me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Keputusan saya dan yang menyangkut saya</translation>
    </message>
    <message>
        <source>My decisions only</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Hanya keputusan saya</translation>
    </message>
    <message>
        <source>Net: at the lowest bid. A year: what you earn more.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Bersih: pada tawaran terendah. Per tahun: tambahan pendapatan Anda.</translation>
    </message>
    <message>
        <source>New Helpers</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pembantu</translation>
    </message>
    <message>
        <source>News</source>
        <extracomment>ui/editor/editor_window.py, ui/shell/news.py</extracomment>
        <translation>Kabar</translation>
    </message>
    <message>
        <source>News &amp;since my turn…</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Kabar s&amp;ejak giliran saya…</translation>
    </message>
    <message>
        <source>News since my turn</source>
        <extracomment>ui/table/window/news.py</extracomment>
        <translation>Kabar sejak giliran saya</translation>
    </message>
    <message>
        <source>Next or previous area, corner or label</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Wilayah, sudut, atau label berikutnya atau sebelumnya</translation>
    </message>
    <message>
        <source>No change made games fairer.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Tidak ada perubahan yang membuat permainan lebih adil.</translation>
    </message>
    <message>
        <source>No city that buys can be reached</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Tidak ada kota pembeli yang bisa dicapai</translation>
    </message>
    <message>
        <source>No links changed.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py, ui/editor/imports/import_commands.py</extracomment>
        <translation>Tidak ada hubungan yang berubah.</translation>
    </message>
    <message>
        <source>No map found.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Tidak ada peta yang ditemukan.</translation>
    </message>
    <message>
        <source>No other plan changes what anybody gets, or which cities are supplied.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Tidak ada rencana lain yang mengubah hasil siapa pun, atau kota mana yang dipasok.</translation>
    </message>
    <message>
        <source>No plan brings points. In order of money, then goods.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Tidak ada rencana yang menghasilkan poin. Diurutkan menurut uang, lalu barang.</translation>
    </message>
    <message>
        <source>No roads lead here from your workers</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Tidak ada jalan ke sini dari pekerja Anda</translation>
    </message>
    <message>
        <source>No tracing picture yet.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Belum ada gambar jiplakan.</translation>
    </message>
    <message>
        <source>Nobody knows what follows the chip, so nothing can be added to the draft.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Tidak ada yang tahu apa yang terjadi setelah cip itu, jadi tidak ada yang bisa ditambahkan ke draf.</translation>
    </message>
    <message numerus="yes">
        <source>None of these companies reaches a city yet; more ships can change that.</source>
        <extracomment>For one: This company reaches no city yet; more ships can change that. ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>Belum ada perusahaan ini yang menjangkau kota; lebih banyak kapal dapat mengubahnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Nothing can be added after the end of the turn.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Tidak ada yang bisa ditambahkan setelah akhir giliran.</translation>
    </message>
    <message>
        <source>Nothing can come after the end of the turn, or after a drawn chip.</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Tidak ada yang bisa menyusul akhir giliran atau cip yang diambil.</translation>
    </message>
    <message>
        <source>Nothing more to {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Tidak ada lagi ke {cities}</translation>
    </message>
    <message>
        <source>Nothing on this computer can play sounds. Install one of these programs: {programs}.</source>
        <extracomment>ui/widgets/sound_player.py</extracomment>
        <translation>Tidak ada yang bisa memutar suara di komputer ini. Pasang salah satu program ini: {programs}.</translation>
    </message>
    <message>
        <source>Number of areas</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Jumlah wilayah</translation>
    </message>
    <message>
        <source>Of all kinds</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Semua jenis</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>plans</comment>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Nonaktif</translation>
    </message>
    <message>
        <source>On Linux, text is enlarged as much as the system’s, up to 250%.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Di Linux, teks diperbesar sebesar teks sistem, hingga 250%.</translation>
    </message>
    <message>
        <source>On its coast: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Di pantainya: {places}.</translation>
    </message>
    <message>
        <source>On its coasts: {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Di pantai-pantainya: {places}.</translation>
    </message>
    <message>
        <source>On the board at the end of the year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Di papan pada akhir tahun</translation>
    </message>
    <message>
        <source>On the map without a mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Di peta tanpa mouse</translation>
    </message>
    <message>
        <source>Once a year, you advance one of five tracks for free. Slots lets you own more companies, Expansion makes them grow faster, and Hull lets your ships carry more. &lt;b&gt;Choose Slots, so that you can start a second company next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Setahun sekali, Anda memajukan salah satu dari lima jalur, gratis. Slot memungkinkan Anda memiliki lebih banyak perusahaan, Perluasan membuatnya meluas lebih cepat, dan Palka membuat kapal mengangkut lebih banyak. &lt;b&gt;Pilih Slot, agar tahun depan Anda bisa mendirikan perusahaan kedua.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Satu wilayah atau kapal lagi per tahun untuk {companies}.</translation>
    </message>
    <message>
        <source>One more area or ship a year for {companies}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Satu wilayah atau kapal lagi per tahun untuk {companies}: {amount} lebih banyak per tahun.</translation>
    </message>
    <message>
        <source>One more step</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Satu langkah lagi</translation>
    </message>
    <message>
        <source>Only an arrow can link them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Hanya panah yang bisa menghubungkannya.</translation>
    </message>
    <message>
        <source>Only for links that you’ve changed.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Hanya untuk hubungan yang sudah kamu ubah.</translation>
    </message>
    <message>
        <source>Only land areas can be copied. Select at least one.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Hanya wilayah darat yang bisa disalin. Pilih sedikitnya satu.</translation>
    </message>
    <message>
        <source>Only one type of deed is left: {deeds}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Hanya tersisa satu jenis konsesi: {deeds}.</translation>
    </message>
    <message>
        <source>Only their owner may see city cards.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Hanya pemiliknya yang boleh melihat kartu kota.</translation>
    </message>
    <message>
        <source>Only these links join outlines with the property.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Hanya ini yang menghubungkan garis bersifat itu.</translation>
    </message>
    <message>
        <source>Only where two or more people play.</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Hanya jika ada dua orang atau lebih yang bermain.</translation>
    </message>
    <message>
        <source>Only your own maps can be renamed and deleted.</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Hanya petamu sendiri yang bisa diganti namanya dan dihapus.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <extracomment>ui/editor/menus/trace_commands.py</extracomment>
        <translation>Opasitas</translation>
    </message>
    <message>
        <source>Open a shared map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Buka peta yang dibagikan</translation>
    </message>
    <message>
        <source>Open file…</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Buka berkas…</translation>
    </message>
    <message>
        <source>Opens a map that somebody shared as one file</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Membuka peta yang dibagikan sebagai satu berkas</translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Operasi</translation>
    </message>
    <message>
        <source>Opium Den</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Madat</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Urutan</translation>
    </message>
    <message>
        <source>Other move: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Langkah lain: {move}</translation>
    </message>
    <message>
        <source>Out: {rivals}. {reason}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Keluar: {rivals}. {reason}</translation>
    </message>
    <message>
        <source>Outlines with the same value become one.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Garis luar dengan nilai yang sama menjadi satu.</translation>
    </message>
    <message>
        <source>Own buildings used by others</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Bangunan sendiri dipakai pemain lain</translation>
    </message>
    <message>
        <source>PNG image (*.png);;SVG drawing (*.svg)</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Gambar PNG (*.png);;Gambar SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG: {width} × {height}&#xa0;pixels. SVG: sharp at any size.</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>PNG: {width} × {height}&#xa0;piksel. SVG: tajam pada ukuran apa pun.</translation>
    </message>
    <message>
        <source>Pa&amp;ste areas</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Te&amp;mpel wilayah</translation>
    </message>
    <message>
        <source>Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Dibayarkan: {shares}.</translation>
    </message>
    <message>
        <source>Paint provinces</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Warnai provinsi</translation>
    </message>
    <message numerus="yes">
        <source>Paste {n} areas</source>
        <extracomment>For one: Paste {n} area ui/editor/menus/copies.py</extracomment>
        <translation>
            <numerusform>Tempel {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawnshop</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pegadaian</translation>
    </message>
    <message>
        <source>Per year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Per tahun</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>PgUp, PgDn</translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Gambar peta</translation>
    </message>
    <message>
        <source>Picture of the outlines</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Gambar garis luar</translation>
    </message>
    <message>
        <source>Picture of {game}</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Gambar {game}</translation>
    </message>
    <message>
        <source>Plane</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Bidang datar</translation>
    </message>
    <message>
        <source>Plane, upside down</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Bidang datar, terbalik</translation>
    </message>
    <message>
        <source>Plans its turn, but not beyond it; builds like Easy.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Merencanakan gilirannya, tetapi tidak lebih jauh; membangun seperti Mudah.</translation>
    </message>
    <message>
        <source>Plans of a turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Rencana giliran</translation>
    </message>
    <message>
        <source>Play the draft, or change it.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Mainkan draf, atau ubah.</translation>
    </message>
    <message numerus="yes">
        <source>Play {n} moves</source>
        <extracomment>For one: Play {n} move ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>Mainkan {n} pilihan</numerusform>
        </translation>
    </message>
    <message>
        <source>Player or company</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pemain atau perusahaan</translation>
    </message>
    <message>
        <source>Players without a column get nothing.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>Pemain tanpa kolom tidak mendapat apa-apa.</translation>
    </message>
    <message>
        <source>Points the window out in the task bar or Dock when it’s your turn and another window is in front.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Menyorot jendela di bilah tugas atau Dock saat giliran Anda tiba dan jendela lain ada di depan.</translation>
    </message>
    <message>
        <source>Produced nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Diproduksi di sekitarnya: {goods}.</translation>
    </message>
    <message>
        <source>Province ID</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>ID provinsi</translation>
    </message>
    <message>
        <source>Province name</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Nama provinsi</translation>
    </message>
    <message>
        <source>Province: {name}</source>
        <extracomment>ui/editor/tools/paint.py</extracomment>
        <translation>Provinsi: {name}</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Belah ketupat ungu</translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Taruh di papan</translation>
    </message>
    <message>
        <source>Put your second worker on the board in this turn. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Taruh pekerja kedua Anda di papan dalam giliran ini. Sisa: {left}.</translation>
    </message>
    <message>
        <source>Radius of the token’s circle</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Jari-jari lingkaran bidak</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Rencana Raffles</translation>
    </message>
    <message>
        <source>Raffles’ Plan</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Renc. Raffles</translation>
    </message>
    <message>
        <source>Re&amp;load from disk</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>&amp;Muat ulang dari disk</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py, ui/editor/imports/import_commands.py, ui/table/games/map_loader.py</extracomment>
        <translation>Membaca {file}…</translation>
    </message>
    <message>
        <source>Recover unsaved changes</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Pulihkan perubahan yang belum disimpan</translation>
    </message>
    <message>
        <source>Red triangle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Segitiga merah</translation>
    </message>
    <message>
        <source>Redraw arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Gambar ulang panah</translation>
    </message>
    <message>
        <source>Redraw outline of {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Gambar ulang garis luar {province}</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <extracomment>ui/editor/document/map_file.py, ui/editor/menus/file_commands.py</extracomment>
        <translation>Muat ulang dari disk</translation>
    </message>
    <message>
        <source>Remo&amp;ve area…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Hapus &amp;wilayah…</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hapus panah</translation>
    </message>
    <message>
        <source>Remove arrow between {a} and {b}</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Hapus panah antara {a} dan {b}</translation>
    </message>
    <message>
        <source>Remove compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Hapus kompas</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <extracomment>ui/editor/tools/border.py</extracomment>
        <translation>Hapus sudut</translation>
    </message>
    <message>
        <source>Remove duplicate link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hapus hubungan ganda</translation>
    </message>
    <message>
        <source>Remove link</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hapus hubungan</translation>
    </message>
    <message>
        <source>Remove manual setting</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hapus setelan manual</translation>
    </message>
    <message>
        <source>Remove one good from the plan (Del)</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>Keluarkan satu barang dari rencana (Del)</translation>
    </message>
    <message>
        <source>Remove province {province}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Hapus provinsi {province}</translation>
    </message>
    <message>
        <source>Remove title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Hapus judul</translation>
    </message>
    <message>
        <source>Remove {deed}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Hapus {deed}</translation>
    </message>
    <message>
        <source>Remove {move}</source>
        <extracomment>ui/games/singapore/panels/draft_row.py</extracomment>
        <translation>Hapus {move}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} areas</source>
        <extracomment>For one: Remove {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>Lepaskan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename map</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Ganti nama peta</translation>
    </message>
    <message>
        <source>Rename what is selected</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ganti nama yang dipilih</translation>
    </message>
    <message>
        <source>Rename, or edit a cell</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ganti nama, atau edit sel</translation>
    </message>
    <message>
        <source>Renames them so they aren’t offered again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Mengganti namanya agar tidak ditawarkan lagi.</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast news</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Ulangi kabar terak&amp;hir</translation>
    </message>
    <message>
        <source>Replace {old} by {new} on city card {card}</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Ganti {old} dengan {new} pada kartu kota {card}</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun</comment>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Putar ulang</translation>
    </message>
    <message>
        <source>Replay fro&amp;m the start</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Putar ulan&amp;g dari awal</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kecepatan putar ulang</translation>
    </message>
    <message>
        <source>Replay speed: {name}</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Kecepatan putar ulang: {name}</translation>
    </message>
    <message>
        <source>Replay what happened next, step by step (K)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Putar ulang kelanjutannya, langkah demi langkah (K)</translation>
    </message>
    <message>
        <source>Replaying the game up to its current position…</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Memainkan ulang permainan sampai posisi sekarang…</translation>
    </message>
    <message>
        <source>Report a pro&amp;blem…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Laporkan &amp;masalah…</translation>
    </message>
    <message>
        <source>Report a problem (the file includes all hidden information)</source>
        <extracomment>ui/table/game_ui.py</extracomment>
        <translation>Laporkan masalah (berkas memuat semua informasi tersembunyi)</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden cash and city cards</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Laporkan masalah: berkas memuat semua uang tunai tersembunyi dan kartu kota</translation>
    </message>
    <message>
        <source>Report saved as {file}.</source>
        <extracomment>ui/table/chart_controller.py, ui/table/crash_report.py</extracomment>
        <translation>Laporan disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>Reposition label of {place}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Tempatkan ulang label {place}</translation>
    </message>
    <message>
        <source>Reposition ships in {sea}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Tempatkan ulang kapal di {sea}</translation>
    </message>
    <message>
        <source>Reposition token of {area}</source>
        <extracomment>mapmaking/review/fixes.py</extracomment>
        <translation>Tempatkan ulang bidak {area}</translation>
    </message>
    <message>
        <source>Research</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Riset</translation>
    </message>
    <message>
        <source>Research nothing</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Tanpa riset</translation>
    </message>
    <message>
        <source>Reset all</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Kembalikan semua</translation>
    </message>
    <message numerus="yes">
        <source>Reset links between {n} areas</source>
        <extracomment>For one: Reset links of {n} area ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>Kembalikan hubungan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset {a} and {b} to automatic</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Kembalikan {a} dan {b} ke otomatis</translation>
    </message>
    <message>
        <source>Resize circle of {area}</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah ukuran lingkaran {area}</translation>
    </message>
    <message numerus="yes">
        <source>Resize circles of {n} areas</source>
        <extracomment>For one: Resize circle of {n} area ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>Ubah ukuran lingkaran {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize compass</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ubah ukuran kompas</translation>
    </message>
    <message>
        <source>Resize label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Ubah ukuran label {place}</translation>
    </message>
    <message>
        <source>Resize map</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Ubah ukuran peta</translation>
    </message>
    <message>
        <source>Resize the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ubah ukuran bingkai</translation>
    </message>
    <message>
        <source>Resize title</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Ubah ukuran judul</translation>
    </message>
    <message>
        <source>Restart the tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Ulangi tutorial dari awal</translation>
    </message>
    <message>
        <source>Result of tuning</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Hasil penyetelan</translation>
    </message>
    <message>
        <source>Results of the games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Hasil permainan</translation>
    </message>
    <message>
        <source>Resume bots</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Lanjutkan bot</translation>
    </message>
    <message>
        <source>Return to the present (Esc)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Kembali ke saat ini (Esc)</translation>
    </message>
    <message>
        <source>Review doubtful borders</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Tinjau batas yang meragukan</translation>
    </message>
    <message>
        <source>Rice and spice can only merge into siap faji from era B onward.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Beras dan rempah baru bisa digabungkan menjadi siap faji mulai era B.</translation>
    </message>
    <message>
        <source>Right-click</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Klik kanan</translation>
    </message>
    <message>
        <source>Rivals</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Ruang</translation>
    </message>
    <message>
        <source>Rotate label of {place}</source>
        <extracomment>mapmaking/edit/grips.py, ui/editor/tools/place.py</extracomment>
        <translation>Putar label {place}</translation>
    </message>
    <message numerus="yes">
        <source>Rotate {n} areas</source>
        <extracomment>For one: Rotate {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>Putar {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotation</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Rotasi</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Putaran</translation>
    </message>
    <message>
        <source>Round 6</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Putaran 6</translation>
    </message>
    <message>
        <source>Round {round}: a raid costs {players} {amount}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Putaran {round}: razia merugikan {players} {amount}</translation>
    </message>
    <message>
        <source>Rp more than the mean</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Rp lebih dari rata-rata</translation>
    </message>
    <message>
        <source>Run &amp;bot games…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Jalankan per&amp;mainan bot…</translation>
    </message>
    <message>
        <source>Run bot games</source>
        <extracomment>ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Jalankan permainan bot</translation>
    </message>
    <message>
        <source>Rupiah bid each year; bids go into the bank</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Rupiah yang ditawar tiap tahun; tawaran masuk ke bank</translation>
    </message>
    <message>
        <source>Rupiah paid for ships and in mergers; rows pay, columns receive</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Rupiah yang dibayar untuk kapal dan dalam merger; baris membayar, kolom menerima</translation>
    </message>
    <message>
        <source>Same cities, other ships</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Kota yang sama, kapal lain</translation>
    </message>
    <message>
        <source>Save all chapters as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Simpan semua bab sebagai PDF</translation>
    </message>
    <message>
        <source>Save as</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan sebagai</translation>
    </message>
    <message>
        <source>Save file…</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Simpan berkas…</translation>
    </message>
    <message>
        <source>Save in &amp;folder…</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan di &amp;folder…</translation>
    </message>
    <message>
        <source>Save in folder</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Simpan di folder</translation>
    </message>
    <message>
        <source>Save report</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/table/chart_controller.py</extracomment>
        <translation>Simpan laporan</translation>
    </message>
    <message>
        <source>Save rules as PDF</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Simpan aturan sebagai PDF</translation>
    </message>
    <message>
        <source>Saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Disimpan di {folder}.</translation>
    </message>
    <message>
        <source>Say where the pointer is</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sebutkan letak penunjuk</translation>
    </message>
    <message>
        <source>Say why this can stay as it is.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Jelaskan mengapa ini boleh dibiarkan.</translation>
    </message>
    <message numerus="yes">
        <source>Scale {n} areas</source>
        <extracomment>For one: Scale {n} area ui/editor/tools/placing_frame.py</extracomment>
        <translation>
            <numerusform>Skalakan {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Search log</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Cari di catatan</translation>
    </message>
    <message>
        <source>Search maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Cari peta</translation>
    </message>
    <message>
        <source>Search rules</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Cari di aturan</translation>
    </message>
    <message>
        <source>Search saved games</source>
        <extracomment>ui/table/games/load_dialog.py</extracomment>
        <translation>Cari permainan tersimpan</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>ui/settings/settings_dialog.py</extracomment>
        <translation>Cari di pengaturan</translation>
    </message>
    <message>
        <source>Search table</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Cari di tabel</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Kursi {seat}</translation>
    </message>
    <message>
        <source>See more on the board</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Lihat lebih banyak di papan</translation>
    </message>
    <message>
        <source>Select a problem to see what you can do.</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Pilih masalah untuk melihat apa yang dapat Anda lakukan.</translation>
    </message>
    <message>
        <source>Select an area to see its neighbours, or several areas to see the links between them.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Pilih satu wilayah untuk melihat tetangganya, atau beberapa wilayah untuk melihat hubungannya.</translation>
    </message>
    <message>
        <source>Select at most {most} areas to link them all to each other.</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>Pilih paling banyak {most} wilayah untuk dihubungkan satu sama lain.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can link it to another by name.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Pilih dulu satu wilayah. Lalu Anda bisa menghubungkannya dengan wilayah lain menurut nama.</translation>
    </message>
    <message>
        <source>Select one area first. Then you can rename it.</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Pilih dulu satu wilayah. Lalu Anda bisa mengganti namanya.</translation>
    </message>
    <message>
        <source>Select the next area</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pilih wilayah berikutnya</translation>
    </message>
    <message>
        <source>Select the province</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Pilih provinsinya</translation>
    </message>
    <message>
        <source>Selected rows</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Baris terpilih</translation>
    </message>
    <message>
        <source>Sell the rest as planned</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Jual sisanya sesuai rencana</translation>
    </message>
    <message>
        <source>Sell with your own ships</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Jual dengan kapal sendiri</translation>
    </message>
    <message>
        <source>Sell {number}, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Jual {number}, bersih {net}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {n} goods as planned</source>
        <extracomment>For one: Sell {n} good as planned ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>Jual {n} barang sesuai rencana</numerusform>
        </translation>
    </message>
    <message>
        <source>Sells</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Menjual</translation>
    </message>
    <message>
        <source>Set damaged files aside</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Sisihkan berkas rusak</translation>
    </message>
    <message>
        <source>Set length</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Tetapkan panjang</translation>
    </message>
    <message>
        <source>Set minimum border length to {length}</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Tetapkan panjang minimal batas {length}</translation>
    </message>
    <message>
        <source>Several provinces</source>
        <extracomment>ui/editor/panels/properties.py</extracomment>
        <translation>Beberapa provinsi</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <extracomment>ui/editor/dialogs/share_dialog.py, ui/editor/menus/export_commands.py</extracomment>
        <translation>Bagikan sebagai satu berkas</translation>
    </message>
    <message>
        <source>Shared map (*{ending})</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Peta yang dibagikan (*{ending})</translation>
    </message>
    <message>
        <source>Shared maps (*{ending})</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta yang dibagikan (*{ending})</translation>
    </message>
    <message>
        <source>Shift+arrow key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Shift+tombol panah</translation>
    </message>
    <message>
        <source>Ships are needed there for {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapal dibutuhkan di sana untuk {companies}.</translation>
    </message>
    <message>
        <source>Ships at its coast: {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapal di pantainya: {companies}.</translation>
    </message>
    <message>
        <source>Ships first</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Kapal lebih dulu</translation>
    </message>
    <message>
        <source>Ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapal menuju {places}, yang membutuhkan {number} {good}.</translation>
    </message>
    <message>
        <source>Shortcut for {command}</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Pintasan {command}</translation>
    </message>
    <message>
        <source>Show &amp;problems</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tampilkan m&amp;asalah</translation>
    </message>
    <message>
        <source>Show &amp;selection</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Tampilkan yang te&amp;rpilih</translation>
    </message>
    <message>
        <source>Show &amp;whole map</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>Tampilkan &amp;seluruh peta</translation>
    </message>
    <message>
        <source>Show all deeds again</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Tampilkan semua konsesi lagi</translation>
    </message>
    <message>
        <source>Show all pairs again</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Tampilkan semua pasangan lagi</translation>
    </message>
    <message>
        <source>Show cash and city cards (or hold the mouse on the card)</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Tampilkan uang tunai dan kartu kota (atau tahan mouse di kartu)</translation>
    </message>
    <message>
        <source>Show hidden information, or hold the mouse on the card</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Tampilkan informasi tersembunyi, atau tahan mouse di kartu</translation>
    </message>
    <message>
        <source>Show label</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Tampilkan label</translation>
    </message>
    <message>
        <source>Show label of {name}</source>
        <extracomment>mapmaking/review/fixes.py, ui/editor/menus/area_menu.py</extracomment>
        <translation>Tampilkan label {name}</translation>
    </message>
    <message>
        <source>Show log entries about {area}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Tampilkan entri catatan tentang {area}</translation>
    </message>
    <message>
        <source>Show or hide &amp;panels</source>
        <extracomment>ui/editor/editor_window.py, ui/table/window/main_window.py</extracomment>
        <translation>Tampilkan atau sembunyikan pane&amp;l</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tampilkan atau sembunyikan panel</translation>
    </message>
    <message>
        <source>Show or hide the victory track, the tiles and the bag</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Tampilkan atau sembunyikan jalur poin, keping, dan kantong</translation>
    </message>
    <message>
        <source>Show or hide what happened</source>
        <extracomment>ui/play/recap_box.py</extracomment>
        <translation>Tampilkan atau sembunyikan kejadian</translation>
    </message>
    <message>
        <source>Show problems</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/editor/panels/problems.py</extracomment>
        <translation>Tampilkan masalah</translation>
    </message>
    <message>
        <source>Show the best moves and the final money a bot expects</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Tampilkan langkah terbaik dan uang akhir yang diperkirakan bot</translation>
    </message>
    <message>
        <source>Show the board without pieces</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Tampilkan papan tanpa bidak</translation>
    </message>
    <message>
        <source>Show the cities {company} can reach</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Tampilkan kota yang dijangkau {company}</translation>
    </message>
    <message>
        <source>Show this moment on the board</source>
        <extracomment>ui/play/recap_box.py, ui/table/final_screen.py</extracomment>
        <translation>Tampilkan saat itu di papan</translation>
    </message>
    <message>
        <source>Show {player}’s hidden information</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>Tampilkan informasi tersembunyi {player}</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Terlihat di papan</translation>
    </message>
    <message>
        <source>Shows the cities a company’s goods can reach, and how many each still buys.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan kota yang terjangkau barang suatu perusahaan, dan berapa yang masih dibeli tiap kota.</translation>
    </message>
    <message>
        <source>Shows the goods each city has received and still needs.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan barang yang diterima dan masih diperlukan tiap kota.</translation>
    </message>
    <message>
        <source>Shows the name or number of each area.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan nama atau nomor tiap wilayah.</translation>
    </message>
    <message>
        <source>Shows what has changed since your last decision.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan perubahan sejak keputusan terakhir Anda.</translation>
    </message>
    <message>
        <source>Shows where each available company can start.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan tempat tiap perusahaan yang tersedia bisa didirikan.</translation>
    </message>
    <message>
        <source>Shows which areas are adjacent.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan wilayah yang bersebelahan.</translation>
    </message>
    <message>
        <source>Shows which sea areas each company’s ships connect.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Menampilkan laut yang dihubungkan kapal tiap perusahaan.</translation>
    </message>
    <message>
        <source>Signs</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Tanda</translation>
    </message>
    <message>
        <source>Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Ukuran 2 tumbuh sebelum ukuran 1. Kota memerlukan keping kota ukuran barunya; yang lama dikembalikan.</translation>
    </message>
    <message>
        <source>Size of each city at the end of each year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Ukuran tiap kota pada akhir tiap tahun</translation>
    </message>
    <message>
        <source>Size: how many goods or ships both have together</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Ukuran: jumlah barang atau kapal keduanya bersama-sama</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <extracomment>ui/table/decision_view.py, ui/table/window/board_toolbar.py</extracomment>
        <translation>Ke giliran saya</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Ke akhir</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Kecil</translation>
    </message>
    <message>
        <source>Smuggling</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Selundupan</translation>
    </message>
    <message>
        <source>Sold out? Then expand!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Terjual habis? Saatnya meluas!</translation>
    </message>
    <message>
        <source>Some settings in {file} aren’t valid, so their defaults are used: {names}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Beberapa pengaturan di {file} tidak sah, jadi nilai bawaannya yang dipakai: {names}.</translation>
    </message>
    <message>
        <source>Something went wrong: {error}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Ada yang tidak beres: {error}</translation>
    </message>
    <message>
        <source>Spoken by a screen reader</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Dibacakan pembaca layar</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Standar</translation>
    </message>
    <message>
        <source>Start a company for free if you have a free slot. If you pass, you’re out for the phase.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Dirikan perusahaan dengan gratis jika ada slot kosong. Jika melewatkan giliran, Anda tidak ikut lagi dalam fase ini.</translation>
    </message>
    <message>
        <source>Start a game</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Mulai permainan</translation>
    </message>
    <message>
        <source>Start a new game from here; this one doesn’t change</source>
        <extracomment>ui/play/history.py, ui/table/review/review_pane.py</extracomment>
        <translation>Mulai permainan baru dari sini; yang ini tidak berubah</translation>
    </message>
    <message>
        <source>Start companies, merge them, and ship their goods to the growing cities of the islands.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Dirikan perusahaan, gabungkan, dan kirim barangnya ke kota-kota kepulauan yang terus tumbuh.</translation>
    </message>
    <message>
        <source>Start game</source>
        <extracomment>ui/table/games/branch_dialog.py, ui/table/games/new_game_dialog.py</extracomment>
        <translation>Mulai permainan</translation>
    </message>
    <message>
        <source>Start in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Dirikan di {sea}</translation>
    </message>
    <message>
        <source>Start no company</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Tidak mendirikan perusahaan</translation>
    </message>
    <message>
        <source>Start of the &amp;game</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>A&amp;wal permainan</translation>
    </message>
    <message>
        <source>Start of the outline</source>
        <extracomment>ui/editor/tools/pencil.py</extracomment>
        <translation>Awal garis luar</translation>
    </message>
    <message>
        <source>Start of the p&amp;hase</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Awal &amp;fase</translation>
    </message>
    <message>
        <source>Start of the ro&amp;und</source>
        <extracomment>ui/shell/game_offer.py</extracomment>
        <translation>Awal puta&amp;ran</translation>
    </message>
    <message>
        <source>Start or s&amp;top replay</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>&amp;Putar atau hentikan putar ulang</translation>
    </message>
    <message>
        <source>Start screen</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Layar awal</translation>
    </message>
    <message>
        <source>Start {company} in the {sea}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>Dirikan {company} di {sea}</translation>
    </message>
    <message>
        <source>Starting a company costs nothing. If you pass, you’re out for the rest of the phase.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Mendirikan perusahaan tidak memakan biaya. Jika melewatkan giliran, Anda tidak ikut lagi dalam fase ini.</translation>
    </message>
    <message>
        <source>Starting money</source>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Uang awal</translation>
    </message>
    <message>
        <source>Stonemason</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Tukang Batu</translation>
    </message>
    <message>
        <source>Stop expanding</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Berhenti meluas</translation>
    </message>
    <message>
        <source>Stop ignoring problem</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Berhenti mengabaikan masalah</translation>
    </message>
    <message>
        <source>Straighten arrow between {a} and {b}</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Luruskan panah antara {a} dan {b}</translation>
    </message>
    <message>
        <source>Suggested move</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Langkah yang disarankan</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Saran</translation>
    </message>
    <message>
        <source>Symbols above: turning points.</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Lambang di atas: titik balik.</translation>
    </message>
    <message>
        <source>Take hold there, then let go</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pegang di situ, lalu lepaskan</translation>
    </message>
    <message>
        <source>Take only a part of the file, or merge areas by a property.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Ambil hanya sebagian dari berkas, atau gabungkan wilayah menurut suatu properti.</translation>
    </message>
    <message>
        <source>Take only one layer of the file: {names}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Ambil hanya satu lapisan dari berkas: {names}.</translation>
    </message>
    <message>
        <source>Takes the likeliest fix of each problem, in one step</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Memakai perbaikan yang paling mungkin untuk tiap masalah, dalam satu langkah</translation>
    </message>
    <message>
        <source>Takes what brings most where its workers are, without a plan.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Mengambil yang paling menguntungkan di tempat pekerjanya berada, tanpa rencana.</translation>
    </message>
    <message>
        <source>Tea House</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Rumah Teh</translation>
    </message>
    <message>
        <source>Tea Quay</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Dermaga</translation>
    </message>
    <message>
        <source>Tea Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Angk. Teh</translation>
    </message>
    <message>
        <source>Tells you when you’re skipped, and why.</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Memberi tahu jika giliran Anda dilewati, dan alasannya.</translation>
    </message>
    <message>
        <source>Text size of the system</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ukuran teks sistem</translation>
    </message>
    <message>
        <source>Text. Transp.</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Angk. Kain</translation>
    </message>
    <message>
        <source>Textile Trade</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Dagang Kain</translation>
    </message>
    <message>
        <source>That isn’t {player}’s PIN.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Ini bukan PIN {player}.</translation>
    </message>
    <message>
        <source>That player isn’t in this game.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Pemain itu tidak ikut dalam permainan ini.</translation>
    </message>
    <message>
        <source>That will be useful later, but choose Slots now. You need a second slot to start a company next year.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Itu akan berguna nanti, tetapi sekarang pilih Slot. Anda memerlukan slot kedua untuk mendirikan perusahaan tahun depan.</translation>
    </message>
    <message>
        <source>That would leave {area} without a proper outline.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Dengan itu {area} tidak punya garis luar yang benar.</translation>
    </message>
    <message numerus="yes">
        <source>That would sell only {n} goods, but {most} can be sold. You must sell as many as possible.</source>
        <extracomment>For one: That would sell only {n} good, but {most} can be sold. You must sell as many as possible. games/indonesia/rules/phases/operations.py</extracomment>
        <translation>
            <numerusform>Dengan itu hanya {n} barang terjual, padahal bisa {most}. Barang wajib dijual sebanyak mungkin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would sell {n} fewer goods ({fewer} instead of {most}).</source>
        <extracomment>For one: That would sell {n} fewer good ({fewer} instead of {most}). ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Itu akan menjual {n} barang lebih sedikit ({fewer}, bukan {most}).</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s a good tile, too, but build New Helpers this time. It gives you a second worker.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Itu juga keping yang bagus, tetapi kali ini bangun Pembantu Baru. Anda mendapat pekerja kedua darinya.</translation>
    </message>
    <message>
        <source>That’s too much to copy at once: at most {areas} areas with {corners} corners.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Terlalu banyak untuk disalin sekaligus: paling banyak {areas} wilayah dengan {corners} sudut.</translation>
    </message>
    <message>
        <source>The Brickworks is left for you. &lt;b&gt;Click the highlighted lot D5, which costs only £1, then press the button to build.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Untuk Anda tersisa Pabrik Bata. &lt;b&gt;Klik kaveling bertanda D5, yang harganya hanya £1, lalu tekan tombol untuk membangun.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Courthouse</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pengadilan</translation>
    </message>
    <message>
        <source>The ID changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>ID berubah dari “{old}” menjadi “{new}”.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}” because {other} already has it.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>ID {name} tidak bisa “{id}” karena sudah dipakai {other}.</translation>
    </message>
    <message>
        <source>The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.</source>
        <extracomment>mapmaking/edit/rename_id.py</extracomment>
        <translation>ID {name} tidak bisa “{id}”. Gunakan hanya huruf, angka, dan tanda hubung tunggal.</translation>
    </message>
    <message>
        <source>The View menu shows owners, ship networks, the cities a company can reach and what each city still needs. The Help menu has the rules in plain words and a list of all keyboard shortcuts.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Menu Tampilan menampilkan pemilik, jaringan kapal, kota yang terjangkau suatu perusahaan, dan apa yang masih diperlukan tiap kota. Menu Bantuan berisi aturan dalam bahasa sederhana dan daftar semua pintasan keyboard.</translation>
    </message>
    <message>
        <source>The XML in this file is damaged ({error}). Export it again.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>XML dalam berkas ini rusak ({error}). Ekspor sekali lagi.</translation>
    </message>
    <message>
        <source>The archive holds no KML: a file that ends with “.kml” is missing.</source>
        <extracomment>mapmaking/imports/kml.py</extracomment>
        <translation>Arsip ini tidak berisi KML: berkas berakhiran “.kml” tidak ada.</translation>
    </message>
    <message>
        <source>The areas on the clipboard are damaged, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Wilayah di clipboard rusak, jadi tidak bisa ditempel.</translation>
    </message>
    <message>
        <source>The arrow between {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Panah antara {a} dan {b} berubah.</translation>
    </message>
    <message>
        <source>The best come first: by what you earn more, then by what you pay.</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Yang terbaik lebih dulu: menurut tambahan pendapatan Anda, lalu menurut bayaran Anda.</translation>
    </message>
    <message>
        <source>The bidding has passed {player}’s limit.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Tawaran telah melewati batas {player}.</translation>
    </message>
    <message>
        <source>The border of {area} would cross or touch another one near {place}.</source>
        <extracomment>mapmaking/edit/shapes/apply_shapes.py</extracomment>
        <translation>Batas {area} akan memotong atau menyentuh batas lain di dekat {place}.</translation>
    </message>
    <message>
        <source>The bot couldn’t suggest a move.</source>
        <extracomment>ui/table/hints.py, ui/table/panels/past.py</extracomment>
        <translation>Bot tidak bisa menyarankan langkah.</translation>
    </message>
    <message>
        <source>The bot for {player} can’t play.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Bot untuk {player} tidak bisa bermain.</translation>
    </message>
    <message>
        <source>The bot wasn’t loaded within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py</extracomment>
        <translation>Bot tidak selesai dimuat dalam {n}&#xa0;dtk.</translation>
    </message>
    <message>
        <source>The canvas size changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Ukuran kanvas berubah dari {old} menjadi {new}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>The circle has to stay inside {area}. Choose a radius from {least} to {most}.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Lingkaran harus tetap di dalam {area}. Pilih jari-jari {least} sampai {most}.</translation>
    </message>
    <message>
        <source>The city card “{card}” is dealt twice.</source>
        <extracomment>games/indonesia/game.py</extracomment>
        <translation>Kartu kota “{card}” dibagikan dua kali.</translation>
    </message>
    <message>
        <source>The city in {area} can’t buy any more {good} this year.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Tahun ini kota di {area} tidak bisa membeli {good} lagi.</translation>
    </message>
    <message>
        <source>The colour of {name} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Warna {name} berubah.</translation>
    </message>
    <message>
        <source>The colours of the window and the board.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Warna jendela dan papan.</translation>
    </message>
    <message>
        <source>The company in the auction</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Perusahaan yang dilelang</translation>
    </message>
    <message>
        <source>The company is worth about {amount} or more to you; the bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Bagimu perusahaan ini bernilai sekitar {amount} atau lebih; tawarannya {than}.</translation>
    </message>
    <message>
        <source>The company is worth {than} to you if the game lasts; at most about {sum}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Bagimu perusahaan ini bernilai {than} jika permainan berlangsung lama; paling banyak sekitar {sum}.</translation>
    </message>
    <message>
        <source>The company must be allowed at least one ship in era {era} or later.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Mulai era {era} atau sesudahnya, perusahaan harus boleh punya sedikitnya satu kapal.</translation>
    </message>
    <message>
        <source>The company should bring you nothing more; the next bid is {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Perusahaan ini kiranya tidak menambah hasilmu; tawaran berikutnya {than}.</translation>
    </message>
    <message>
        <source>The compass or the title changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Kompas atau judul berubah.</translation>
    </message>
    <message>
        <source>The copied areas overlap each other, so they can’t be pasted.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Wilayah yang disalin saling tumpang tindih, jadi tidak bisa ditempel.</translation>
    </message>
    <message>
        <source>The credits changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Kredit berubah.</translation>
    </message>
    <message>
        <source>The data is nested too deeply.</source>
        <extracomment>files/strict_json.py, mapmaking/imports/geojson.py, mapmaking/imports/svg.py, mapmaking/imports/svg_styles.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>Datanya bersarang terlalu dalam.</translation>
    </message>
    <message>
        <source>The deed {old} is now {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Konsesi {old} sekarang {new}.</translation>
    </message>
    <message>
        <source>The draft ends here: play it, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Draf berakhir di sini: mainkan, atau hapus satu pilihan.</translation>
    </message>
    <message>
        <source>The file has format {found}, but this version of the program reads formats only up to {known}. Update the program.</source>
        <extracomment>files/strict_json.py</extracomment>
        <translation>Berkas ini berformat {found}, tetapi versi program ini hanya membaca format sampai {known}. Perbarui program.</translation>
    </message>
    <message>
        <source>The file has more than {n} elements.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Berkas ini punya lebih dari {n} elemen.</translation>
    </message>
    <message>
        <source>The file has no graph.</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Berkas ini tidak punya graf.</translation>
    </message>
    <message>
        <source>The file has no layer “{name}”. It has: {names}.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Berkas tidak punya lapisan “{name}”. Yang ada: {names}.</translation>
    </message>
    <message>
        <source>The file has no layers.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Berkas tidak punya lapisan.</translation>
    </message>
    <message>
        <source>The file name must end in {ending}.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Nama berkas harus berakhir dengan {ending}.</translation>
    </message>
    <message>
        <source>The final result is being counted. Press Enter to skip this.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>Hasil akhir sedang dihitung. Tekan Enter untuk melewatinya.</translation>
    </message>
    <message>
        <source>The first legal move was played instead.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>Sebagai gantinya, langkah sah yang pertama dimainkan.</translation>
    </message>
    <message>
        <source>The first year isn’t over yet</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tahun pertama belum selesai</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are shown.</source>
        <extracomment>For one: The first {n} is shown. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} alternatif pertama ditampilkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {n} decisions of your game were recovered. Anything after that is damaged.</source>
        <extracomment>For one: The first {n} decision of your game was recovered. Anything after that is damaged. ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>{n} keputusan pertama permainan Anda dipulihkan. Semua sesudahnya rusak.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder is missing or the disk is full.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Folder tidak ada atau disk penuh.</translation>
    </message>
    <message>
        <source>The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Permainan berakhir bersama era C. Pendapatan tahun terakhir dihitung dua kali. Jumlah uang tunai dan bank terbesar menang.</translation>
    </message>
    <message>
        <source>The game is for {fewest} to {most} players, not for {players}.</source>
        <extracomment>core/game.py</extracomment>
        <translation>Permainan ini untuk {fewest} sampai {most} pemain, bukan {players}.</translation>
    </message>
    <message>
        <source>The game was opened as a copy up to that point.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Permainan dibuka sebagai salinan sampai titik itu.</translation>
    </message>
    <message>
        <source>The games stopped. {reason}</source>
        <extracomment>ui/editor/balance/tune_dialog.py, ui/editor/playtest/playtest_dialog.py</extracomment>
        <translation>Permainan terhenti. {reason}</translation>
    </message>
    <message>
        <source>The gap between {a} and {b} can’t be closed. Link them by hand.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Celah antara {a} dan {b} tidak bisa ditutup. Hubungkan secara manual.</translation>
    </message>
    <message>
        <source>The ignored problems changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Masalah yang diabaikan berubah.</translation>
    </message>
    <message>
        <source>The label of {name} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>Label {name} harus tetap di kanvas.</translation>
    </message>
    <message>
        <source>The label of {place} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Label {place} berubah.</translation>
    </message>
    <message>
        <source>The last year’s earnings once more</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Pendapatan tahun terakhir sekali lagi</translation>
    </message>
    <message>
        <source>The licence says what others may do with the map. The credits of the map are shared, too.</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Lisensi menyatakan apa yang boleh dilakukan orang lain dengan peta ini. Kredit peta juga dibagikan.</translation>
    </message>
    <message>
        <source>The limits were removed.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Batas kapal itu dihapus.</translation>
    </message>
    <message>
        <source>The line can’t cross or touch itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Garis tidak boleh memotong atau menyentuh dirinya sendiri.</translation>
    </message>
    <message>
        <source>The line doesn’t cross any area.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Garis tidak melintasi wilayah mana pun.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} in two. Draw it from border to border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Garis tidak membelah {area}. Tarik dari batas ke batas.</translation>
    </message>
    <message>
        <source>The links of repaired areas don’t follow their borders.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>Hubungan wilayah yang diperbaiki tidak mengikuti batasnya.</translation>
    </message>
    <message>
        <source>The map already has a compass.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Peta sudah punya kompas.</translation>
    </message>
    <message>
        <source>The map already has its title.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>Peta sudah punya judul.</translation>
    </message>
    <message>
        <source>The map can be played.</source>
        <extracomment>ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>Peta ini bisa dimainkan.</translation>
    </message>
    <message>
        <source>The map can’t be played yet. {reason}</source>
        <extracomment>mapmaking/review/trial_games.py</extracomment>
        <translation>Peta belum bisa dimainkan. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The map can’t be played yet: {n} errors have no fix that the program can choose.</source>
        <extracomment>For one: The map can’t be played yet: {n} error has no fix that the program can choose. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>Peta belum bisa dimainkan: {n} kesalahan tidak punya perbaikan yang bisa dipilih program.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Peta tidak bisa sekecil itu: panah antara {a} dan {b} akan terpotong.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the compass.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Peta tidak bisa sekecil itu: kompas akan terpotong.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the label of {place}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Peta tidak bisa sekecil itu: label {place} akan terpotong.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off the title.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Peta tidak bisa sekecil itu: judul akan terpotong.</translation>
    </message>
    <message>
        <source>The map can’t be that small. It would cut off {area}.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Peta tidak bisa sekecil itu: {area} akan terpotong.</translation>
    </message>
    <message>
        <source>The map doesn’t reach this bound: {name}, {value} instead of {allowed}.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Peta tidak mencapai batas ini: {name}, {value}, seharusnya {allowed}.</translation>
    </message>
    <message>
        <source>The map has no province “{id}”.</source>
        <extracomment>board/files/board_file.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario.py</extracomment>
        <translation>Tidak ada provinsi “{id}” di peta.</translation>
    </message>
    <message>
        <source>The map has no provinces yet.</source>
        <extracomment>ui/games/indonesia/editor/entries.py</extracomment>
        <translation>Peta belum punya provinsi.</translation>
    </message>
    <message numerus="yes">
        <source>The map has {n} errors. Others can open it in the map editor, but not play on it.</source>
        <extracomment>For one: The map has {n} error. Others can open it in the map editor, but not play on it. ui/editor/menus/export_commands.py</extracomment>
        <translation>
            <numerusform>Peta ini punya {n} kesalahan. Orang lain bisa membukanya di editor peta, tetapi tidak bisa memainkannya.</numerusform>
        </translation>
    </message>
    <message>
        <source>The map in {folder} is open in another window. Close that window first.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta di {folder} terbuka di jendela lain. Tutup dulu jendela itu.</translation>
    </message>
    <message>
        <source>The map is for {new} instead of {old}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Peta ini untuk {new}, bukan lagi untuk {old}.</translation>
    </message>
    <message>
        <source>The map is too damaged to repair.</source>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Kerusakan peta terlalu parah untuk diperbaiki.</translation>
    </message>
    <message>
        <source>The map is too large for one file.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Peta terlalu besar untuk satu berkas.</translation>
    </message>
    <message>
        <source>The map keeps to all bounds.</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Peta memenuhi semua batas.</translation>
    </message>
    <message>
        <source>The map now has no deeds or city cards.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>Sekarang peta tidak punya konsesi atau kartu kota.</translation>
    </message>
    <message>
        <source>The map will be saved in {folder}.</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Peta akan disimpan di {folder}.</translation>
    </message>
    <message>
        <source>The maps are the same.</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>Kedua peta sama.</translation>
    </message>
    <message>
        <source>The minimum border length changed from {old} to {new}&#xa0;units.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Panjang minimal batas berubah dari {old} menjadi {new}&#xa0;satuan.</translation>
    </message>
    <message>
        <source>The minimum border length must be greater than 0.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Panjang minimal batas harus lebih dari 0.</translation>
    </message>
    <message>
        <source>The name is too long. Use at most {most} characters.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Nama terlalu panjang. Gunakan paling banyak {most} karakter.</translation>
    </message>
    <message>
        <source>The name of {a} is on land of {b}.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Nama {a} berada di daratan {b}.</translation>
    </message>
    <message>
        <source>The name of {sea} isn’t in that sea.</source>
        <extracomment>board/checks/placement_checks.py</extracomment>
        <translation>Nama {sea} tidak berada di laut itu.</translation>
    </message>
    <message>
        <source>The new top of the stack: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Keping teratas yang baru: {tile} ({effect}).</translation>
    </message>
    <message>
        <source>The next bid is {amount}; there’s only {than} in cash.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tawaran berikutnya {amount}; uang tunai hanya {than}.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth about {sum} to you at most.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tawaran berikutnya {than}; bagimu perusahaan ini paling banyak bernilai sekitar {sum}.</translation>
    </message>
    <message>
        <source>The next bid is {than}; the company is worth that to you only if the game lasts.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tawaran berikutnya {than}; bagimu nilainya sebesar itu hanya jika permainan berlangsung lama.</translation>
    </message>
    <message>
        <source>The note on {a} and {b} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Catatan tentang {a} dan {b} berubah.</translation>
    </message>
    <message>
        <source>The number of city stones must be from 0 to {most}.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>Jumlah keping kota harus 0 sampai {most}.</translation>
    </message>
    <message>
        <source>The numbers of city stones are missing or invalid.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Jumlah keping kota tidak ada atau tidak sah.</translation>
    </message>
    <message>
        <source>The numbers of city stones of size 1, 2 and 3 changed from {old} to {new}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Jumlah keping kota ukuran 1, 2, dan 3 berubah dari {old} menjadi {new}.</translation>
    </message>
    <message>
        <source>The old file was kept as {file}.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Berkas lama disimpan sebagai {file}.</translation>
    </message>
    <message>
        <source>The outline crosses itself, so everything it encloses is used.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Garis luarnya memotong dirinya sendiri, jadi semua yang dilingkupinya dipakai.</translation>
    </message>
    <message>
        <source>The outline has to be on the canvas, in one piece.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Garis luar harus berada di kanvas dan utuh.</translation>
    </message>
    <message>
        <source>The chip was white: a raid. The player with the most black chips and opium together is caught, whoever drew it. Budi had two chips, paid £1 for each and gave them back.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Cipnya putih: razia. Pemain dengan jumlah cip hitam dan opium terbesar tertangkap, siapa pun yang mengambil cip itu. Budi punya dua cip, membayar £1 untuk masing-masing, dan mengembalikannya.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Citra gets the other expensive lot: C6, at the other end of the town.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Citra mendapat kaveling mahal yang satu lagi: C6, di ujung kota yang berseberangan.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click New Helpers, then press the button&lt;/b&gt;: you get your second worker, once in a game. You still have three steps and three actions in a turn; your two workers share them as you like.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Klik Pembantu Baru, lalu tekan tombolnya&lt;/b&gt;: Anda mendapat pekerja kedua, sekali dalam satu permainan. Anda tetap punya tiga langkah dan tiga aksi dalam satu giliran; kedua pekerja membaginya sesuka Anda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;No steps and no actions are left, so press “End turn”.&lt;/b&gt; Budi is next, then Citra.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Langkah dan aksi sudah habis, jadi tekan “Akhiri giliran”.&lt;/b&gt; Berikutnya Budi, lalu Citra.</translation>
    </message>
    <message>
        <source>&lt;p&gt;The program is under the MIT licence. Qt and PySide6 are under the GNU LGPL 3, the other libraries under other free licences.&lt;/p&gt;</source>
        <extracomment>ui/help/about_dialog.py</extracomment>
        <translation>&lt;p&gt;Program ini berlisensi MIT. Qt dan PySide6 berlisensi GNU LGPL 3, pustaka lainnya memakai lisensi bebas lain.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>A company that sells all its goods expands for free, by as many areas as your Expansion track says: just one for now. &lt;b&gt;Click the highlighted area next to your rice.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Perusahaan yang menjual semua barangnya meluas gratis, sebanyak tingkat Perluasan Anda: sekarang hanya satu wilayah. &lt;b&gt;Klik wilayah bertanda di sebelah beras Anda.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A shipping company adds ships in its own or adjacent sea areas: as many as your Expansion track says, up to the limit on its deed. &lt;b&gt;Add one in the Sunrise Sea, in the east.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Perusahaan pelayaran menambah kapal di laut tempat kapalnya berada atau di laut yang bersebelahan: sebanyak tingkat Perluasan Anda, sampai batas pada konsesinya. &lt;b&gt;Tambahkan satu di Laut Fajar, di timur.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A white chip is a raid: the player with the most black chips and opium together is caught; if players tie, all of them.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Cip putih berarti razia: pemain dengan jumlah cip hitam dan opium terbesar tertangkap; jika seri, semuanya.</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Aksi</translation>
    </message>
    <message>
        <source>Actions and steps</source>
        <extracomment>ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>Aksi dan langkah</translation>
    </message>
    <message>
        <source>Actions in others’ buildings; each gave the owner 1&#xa0;VP</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Aksi di bangunan pemain lain; masing-masing memberi pemiliknya 1&#xa0;PK</translation>
    </message>
    <message>
        <source>Add a label, token or ship to the selection</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tambahkan label, bidak, atau kapal ke pilihan</translation>
    </message>
    <message>
        <source>All islands separately</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Tiap pulau terpisah</translation>
    </message>
    <message>
        <source>All options from {player}’s point of view</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Semua pilihan dari sudut pandang {player}</translation>
    </message>
    <message>
        <source>An era goes on until at most one type of deed is left: remove deeds that nobody wants.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Era berlangsung sampai sisa konsesi paling banyak satu jenis: hapus konsesi yang tidak diminati.</translation>
    </message>
    <message>
        <source>Better by {lost}: {move}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Lebih baik {lost}: {move}</translation>
    </message>
    <message>
        <source>Better by {lost}: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Lebih baik {lost}: {move} – {why}</translation>
    </message>
    <message>
        <source>Budi ends round 5. Then Budi has the fewest VP, gets the Raffles stone, puts your flag on D4 and plays first; Citra is next.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi mengakhiri putaran 5. Lalu Budi punya PK paling sedikit, mendapat batu Raffles, menaruh bendera Anda di D4, dan bermain lebih dulu; berikutnya Citra.</translation>
    </message>
    <message>
        <source>Budi has the fewest VP now, gets the Raffles stone, puts your flag on a lot and plays first. Watch how both use your Brickworks again.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Sekarang PK Budi paling sedikit: Budi mendapat batu Raffles, memilih kaveling Anda, dan bermain lebih dulu. Lihat bagaimana keduanya memakai Pabrik Bata Anda lagi.</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <extracomment>ui/table/review/review_page.py, ui/table/review/review_pane.py</extracomment>
        <translation>Peluang menang</translation>
    </message>
    <message>
        <source>Chance of winning after this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Peluang menang setelah keputusan ini</translation>
    </message>
    <message>
        <source>Chance of winning before this decision</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Peluang menang sebelum keputusan ini</translation>
    </message>
    <message>
        <source>Chance of winning now</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Peluang menang sekarang</translation>
    </message>
    <message>
        <source>Change at most {most} IDs at once.</source>
        <extracomment>mapmaking/files/map_text.py</extracomment>
        <translation>Ubah paling banyak {most} ID sekaligus.</translation>
    </message>
    <message>
        <source>Choose a plan, or open the Turn tab to move step by step.</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Pilih rencana, atau buka tab Giliran untuk bermain selangkah demi selangkah.</translation>
    </message>
    <message>
        <source>Choose this before your first turn in Mergers, or during it.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Pilih ini sebelum giliran pertama Anda dalam fase Merger, atau pada saat itu.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>ui/help/about_dialog.py</extracomment>
        <translation>Tersalin.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <extracomment>ui/help/about_dialog.py</extracomment>
        <translation>Salin versi</translation>
    </message>
    <message>
        <source>Credits and licences</source>
        <extracomment>ui/help/about_dialog.py</extracomment>
        <translation>Kredit dan lisensi</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <extracomment>ui/editor/panels/map_text.py</extracomment>
        <translation>Buang perubahan</translation>
    </message>
    <message>
        <source>Distance between islands</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Jarak antarpulau</translation>
    </message>
    <message>
        <source>Drag anything (Shift: all ships of a sea, Ctrl: no snapping). Ctrl+click selects several. Ctrl+wheel rotates a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes.</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Seret apa saja (Shift: semua kapal di laut itu; Ctrl: bebas). Ctrl+klik: pilih beberapa. Ctrl+roda: putar label; Shift+roda: ubah ukuran. Klik ganda: pecah label, tambah tempat kapal. Del: hapus.</translation>
    </message>
    <message>
        <source>Each company follows the best plan, then expands for free, to the first of equally good areas. You’re asked when areas cost money, and about ships.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Setiap perusahaan menjual menurut rencana terbaik dan meluas gratis, ke wilayah pertama dari yang sama baiknya. Anda ditanya jika wilayah harus dibayar, dan tentang kapal.</translation>
    </message>
    <message>
        <source>Edit text of {name}</source>
        <extracomment>ui/editor/panels/map_text.py</extracomment>
        <translation>Ubah teks {name}</translation>
    </message>
    <message numerus="yes">
        <source>Edit text of {n} entries</source>
        <extracomment>For one: Edit text of {n} entry ui/editor/panels/map_text.py</extracomment>
        <translation>
            <numerusform>Ubah teks {n} entri</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors can’t be ignored. Fix this one before you play the map.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Kesalahan tidak bisa diabaikan. Perbaiki yang ini sebelum peta dimainkan.</translation>
    </message>
    <message>
        <source>Give the space of {area} to</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Berikan tempat {area} ke</translation>
    </message>
    <message>
        <source>Goods never travel over land: each ship that carries one costs you 5, paid to its owner. The best plan is ready: your rice sells for 20, and 5 of that go to Budi for the ship. &lt;b&gt;Press the button to sell.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Barang tidak pernah lewat darat: setiap kapal yang mengangkutnya berbiaya 5, dibayar kepada pemiliknya. Rencana terbaik sudah siap: beras Anda dijual seharga 20, dan 5 di antaranya untuk kapal Budi. &lt;b&gt;Tekan tombol untuk menjual.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Goods per game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Barang per permainan</translation>
    </message>
    <message>
        <source>If it ends here, you neither pay nor get anything.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Jika berakhir di sini, Anda tidak membayar dan tidak mendapat apa pun.</translation>
    </message>
    <message>
        <source>If you don’t place the worker that turn, you must place it in your next one, with your last step at the latest.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Jika belum ditaruh di papan dalam giliran itu, pekerja harus ditaruh dalam giliran berikutnya, paling lambat dengan langkah terakhir.</translation>
    </message>
    <message>
        <source>Income from goods sold, after ship fees.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Hasil penjualan setelah dikurangi biaya kapal.</translation>
    </message>
    <message>
        <source>It should have “scale” and “translate”, each with two numbers.</source>
        <extracomment>mapmaking/imports/topojson.py</extracomment>
        <translation>Seharusnya ada “scale” dan “translate”, masing-masing dua angka.</translation>
    </message>
    <message>
        <source>Large islands separately</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>Hanya yang besar terpisah</translation>
    </message>
    <message>
        <source>Line {line}, column {column}</source>
        <extracomment>mapmaking/files/map_text.py</extracomment>
        <translation>Baris {line}, kolom {column}</translation>
    </message>
    <message>
        <source>Masked until the owner looks</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tertutup sampai pemiliknya melihat</translation>
    </message>
    <message>
        <source>Mean loss of the chance of winning, in percent</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Rata-rata kerugian peluang menang, dalam persen</translation>
    </message>
    <message>
        <source>Money expected at the end; what rivals get and the chance of winning count, too.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Perkiraan uang pada akhir permainan; uang lawan dan peluang menang juga dihitung.</translation>
    </message>
    <message>
        <source>Most victory points wins; ties go to the lowest marker</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Poin kemenangan terbanyak menang; jika seri, penanda terbawah</translation>
    </message>
    <message>
        <source>New Helpers gives your second worker, once. They share your 3 steps and 3 actions.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pembantu Baru memberi Anda pekerja kedua, satu kali. Keduanya berbagi 3 langkah dan 3 aksi.</translation>
    </message>
    <message>
        <source>No actions are left: walk on, build roads or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Aksi habis: melangkah lagi, bangun jalan, atau akhiri giliran.</translation>
    </message>
    <message>
        <source>No actions left</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Aksi sudah habis</translation>
    </message>
    <message>
        <source>No map can be made with these settings. Choose another seed, or fewer provinces or seas.</source>
        <extracomment>mapmaking/archipelago/made.py</extracomment>
        <translation>Peta tidak bisa dibuat dengan setelan ini. Pilih nomor acak lain, atau kurangi provinsi atau laut.</translation>
    </message>
    <message>
        <source>Nobody can announce a merger yet, so it’s straight on to phase 4. A deed lets you start a company for free. &lt;b&gt;Choose Kenanga rice, then click the highlighted area at the tip of the island.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Belum ada yang bisa mengumumkan merger, jadi langsung ke fase 4. Konsesi memungkinkan Anda mendirikan perusahaan, gratis. &lt;b&gt;Pilih Beras Kenanga, lalu klik wilayah bertanda di ujung pulau.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now Budi’s flag. &lt;b&gt;Budi has to pay for the lot, so choose an expensive one: H6, for £3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Sekarang bendera Budi. &lt;b&gt;Budi harus membayar kavelingnya, jadi pilih yang mahal: H6, seharga £3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Now you have up to three steps and three actions, in any order. Putting your worker on a building is the first step: &lt;b&gt;click your Brickworks on D5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Sekarang Anda punya hingga tiga langkah dan tiga aksi; urutannya bebas. Menaruh pekerja di bangunan adalah langkah pertama: &lt;b&gt;klik Pabrik Bata Anda di D5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Number {place} in the starting order of play</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Nomor {place} dalam urutan giliran awal</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Mainkan langkah terpaksa untuk saya</translation>
    </message>
    <message>
        <source>Remove and give its space to</source>
        <extracomment>ui/editor/menus/area_menu.py, ui/editor/panels/properties.py</extracomment>
        <translation>Hapus dan berikan tempatnya ke</translation>
    </message>
    <message>
        <source>Remove {player}’s PIN? Everyone will see this in the log.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Hapus PIN {player}? Semua pemain akan melihatnya di catatan.</translation>
    </message>
    <message>
        <source>Rp per game</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp per permainan</translation>
    </message>
    <message>
        <source>Sales minus ship fees (for shipping: fees received), in games where the deed was started. A merged company’s earnings are split equally among its deeds. Compared with other deeds of the same era and type in the same games.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Hasil penjualan dikurangi biaya kapal (pelayaran: biaya yang diterima), dalam permainan yang memakai konsesi itu. Pendapatan perusahaan hasil merger dibagi rata untuk setiap konsesinya. Pembandingnya konsesi lain dari era dan jenis yang sama dalam permainan yang sama.</translation>
    </message>
    <message>
        <source>Search (Enter: show matches only)</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Cari (Enter: hanya hasilnya)</translation>
    </message>
    <message>
        <source>Search documentation</source>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Cari di dokumentasi</translation>
    </message>
    <message>
        <source>Show place</source>
        <extracomment>ui/editor/panels/map_text.py</extracomment>
        <translation>Tunjukkan tempatnya</translation>
    </message>
    <message>
        <source>Shows the map’s text again</source>
        <extracomment>ui/editor/panels/map_text.py</extracomment>
        <translation>Menampilkan teks peta lagi</translation>
    </message>
    <message>
        <source>Start companies, ship their goods to the cities and get rich! The player with the most money at the end wins. You’re Ana, and Budi is your opponent. Areas with the same colour and name form a province.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Dirikan perusahaan, kirim barangnya ke kota, dan jadilah kaya! Pemain dengan uang terbanyak pada akhir menang. Anda adalah Ana, dan Budi lawan Anda. Wilayah dengan warna dan nama yang sama membentuk satu provinsi.</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>ui/editor/panels/map_text.py</extracomment>
        <translation>Teks</translation>
    </message>
    <message>
        <source>Text of the map</source>
        <extracomment>ui/editor/panels/map_text.py</extracomment>
        <translation>Teks peta</translation>
    </message>
    <message>
        <source>The archive is compressed far more than a map needs, so it wasn’t opened.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>Tingkat kompresi arsip ini jauh melebihi kebutuhan sebuah peta, jadi arsip tidak dibuka.</translation>
    </message>
    <message>
        <source>The bot {bot} is a program. Give its command: --bot {name}=COMMAND</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Bot {bot} adalah program. Berikan perintahnya: --bot {name}=PERINTAH</translation>
    </message>
    <message>
        <source>The era ends when at most one type of deed is left.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Era berakhir saat sisa konsesi paling banyak satu jenis.</translation>
    </message>
    <message>
        <source>The game ends when at most one type of deed is left.</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Permainan berakhir saat sisa konsesi paling banyak satu jenis.</translation>
    </message>
    <message>
        <source>The last era has ended: at most one type of deed is left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Era terakhir sudah selesai: sisa konsesi paling banyak satu jenis.</translation>
    </message>
    <message>
        <source>The line doesn’t cut {area} yet. Continue it to a border.</source>
        <extracomment>ui/editor/tools/split.py</extracomment>
        <translation>Garis belum membagi {area}. Lanjutkan ke sebuah batas.</translation>
    </message>
    <message>
        <source>The line only cuts off a piece that’s too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>Garis hanya memotong bagian yang terlalu sempit untuk sebuah bidak.</translation>
    </message>
    <message>
        <source>The lot costs the other player more: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Kavelingnya lebih mahal bagi pemain itu: £{best}, bukan £{other}.</translation>
    </message>
    <message>
        <source>The lot is further from useful buildings and from the other player’s workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Kavelingnya lebih jauh dari bangunan yang berguna dan dari pekerja pemain itu.</translation>
    </message>
    <message>
        <source>The lot is nearer to useful buildings and to the workers.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Kavelingnya lebih dekat ke bangunan yang berguna dan ke pekerja.</translation>
    </message>
    <message>
        <source>The outline has to enclose some space without crossing or touching itself.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Garis luar harus melingkupi suatu bidang tanpa memotong atau menyentuh dirinya sendiri.</translation>
    </message>
    <message>
        <source>The outline of {area} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Garis luar {area} berubah.</translation>
    </message>
    <message>
        <source>The overlap goes to {others}.</source>
        <extracomment>mapmaking/imports/area_requests.py</extracomment>
        <translation>Bagian yang tumpang tindih menjadi milik {others}.</translation>
    </message>
    <message>
        <source>The places for ships in {sea} changed.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Tempat kapal di {sea} berubah.</translation>
    </message>
    <message>
        <source>The player with the most money wins. Earnings in the last year count double.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Pemain dengan uang terbanyak menang. Pendapatan tahun terakhir dihitung dua kali.</translation>
    </message>
    <message>
        <source>The process couldn’t be started.</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Proses tidak bisa dimulai.</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Proses berhenti tiba-tiba.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program menawar untuk {player} hingga suatu batas, lalu bertanya lagi.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to a limit, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program menawar untuk {player} hingga suatu batas, lalu melewatkan giliran.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then asks again.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program menawar untuk {player} hingga {limit}, lalu bertanya lagi.</translation>
    </message>
    <message>
        <source>The program bids for {player} up to {limit}, then passes.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program menawar untuk {player} hingga {limit}, lalu melewatkan giliran.</translation>
    </message>
    <message>
        <source>The program closed before these changes were saved. Your files are as you last saved them and won’t change until you save again.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Program tertutup sebelum perubahan ini disimpan. Berkas Anda masih seperti terakhir disimpan, dan tidak berubah sampai Anda menyimpan lagi.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly.</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Program tertutup tiba-tiba.</translation>
    </message>
    <message>
        <source>The program is now bidding for {player} in this auction.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program sekarang menawar untuk {player} dalam lelang ini.</translation>
    </message>
    <message>
        <source>The province was removed from the card.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Provinsi dihapus dari kartu.</translation>
    </message>
    <message>
        <source>The province {old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Provinsi {old} berganti nama menjadi {new}.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this set-up.</source>
        <extracomment>games/indonesia/game.py, games/singapore/game.py</extracomment>
        <translation>Nomor acak {seed} tidak menghasilkan susunan awal ini.</translation>
    </message>
    <message>
        <source>The reply couldn’t be read ({error}).</source>
        <extracomment>ui/support/worker_pool.py</extracomment>
        <translation>Jawaban tidak bisa dibaca ({error}).</translation>
    </message>
    <message>
        <source>The review shows each player’s chance of winning throughout the game, the turning points, and which decisions cost something, with the better move. Chances are estimates.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Analisis menunjukkan peluang menang tiap pemain sepanjang permainan, titik balik, dan keputusan yang merugikan beserta langkah yang lebih baik. Peluang hanyalah perkiraan.</translation>
    </message>
    <message>
        <source>The round is over. One tile is left and gets the black hut: it stays on display for one more round, then it leaves the game.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Putaran selesai. Satu keping tersisa dan mendapat pondok hitam: keping itu tetap di deretan terbuka satu putaran lagi, lalu keluar dari permainan.</translation>
    </message>
    <message>
        <source>The rules haven’t been translated into this language yet, so they’re shown in English.</source>
        <extracomment>ui/help/rules_window.py</extracomment>
        <translation>Aturan belum diterjemahkan ke bahasa ini, jadi ditampilkan dalam bahasa Inggris.</translation>
    </message>
    <message>
        <source>The selected changes will be gone for good.</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>Perubahan yang dipilih akan hilang selamanya.</translation>
    </message>
    <message numerus="yes">
        <source>The set-up isn’t for {n} players.</source>
        <extracomment>For one: The set-up isn’t for {n} player. games/indonesia/game.py</extracomment>
        <translation>
            <numerusform>Susunan awal ini bukan untuk {n} pemain.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship limits of the deed {deed} are now {limits}.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Batas kapal konsesi {deed} sekarang {limits}.</translation>
    </message>
    <message>
        <source>The starting round</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Putaran awal</translation>
    </message>
    <message>
        <source>The symbols of {place} belong to its label and can’t be removed.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Lambang {place} melekat pada labelnya dan tidak bisa dihapus.</translation>
    </message>
    <message>
        <source>The text can have at most {most} characters.</source>
        <extracomment>mapmaking/files/map_text.py</extracomment>
        <translation>Teks dapat berisi paling banyak {most} karakter.</translation>
    </message>
    <message>
        <source>The title changed from “{old}” to “{new}”.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Judul berubah dari “{old}” menjadi “{new}”.</translation>
    </message>
    <message>
        <source>The title of the game data changed from “{old}” to “{new}”.</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>Judul data permainan berubah dari “{old}” menjadi “{new}”.</translation>
    </message>
    <message>
        <source>The token of {area} can’t be removed; every area needs one.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Bidak {area} tidak bisa dihapus; setiap wilayah memerlukannya.</translation>
    </message>
    <message>
        <source>The token of {area} was moved or resized.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>Bidak {area} dipindahkan atau diubah ukurannya.</translation>
    </message>
    <message>
        <source>The town</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kota</translation>
    </message>
    <message>
        <source>The tutorial is already open</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutorial sudah terbuka</translation>
    </message>
    <message>
        <source>The winner pays the whole bid, which is shared among the former owners by units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Pemenang membayar seluruh tawaran, yang dibagi di antara pemilik lama menurut unit.</translation>
    </message>
    <message>
        <source>The zone at {area} has already sold all its goods.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Semua barang di zona {area} sudah terjual.</translation>
    </message>
    <message>
        <source>The {a} and the {b} aren’t adjacent.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{a} dan {b} tidak bersebelahan.</translation>
    </message>
    <message>
        <source>The {deed} deed is discarded: {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>Konsesi {deed} dibuang. {reason}</translation>
    </message>
    <message>
        <source>The {province} shipping company isn’t allowed a ship in any era.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Perusahaan pelayaran {province} tidak boleh punya kapal di era mana pun.</translation>
    </message>
    <message>
        <source>The {province} shipping deed has no ship limits.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Konsesi pelayaran {province} tidak punya batas kapal.</translation>
    </message>
    <message>
        <source>The {province} {good} deed has ship limits, but only shipping deeds can have them.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Konsesi {good} di {province} punya batas kapal, tetapi hanya konsesi pelayaran yang boleh memilikinya.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} tidak menyentuh kota di {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch the zone at {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>{sea} tidak menyentuh zona di {area}.</translation>
    </message>
    <message>
        <source>The {sea} doesn’t touch {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{sea} tidak menyentuh {province}.</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are no city stones of size 1 left.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Keping kota ukuran 1 sudah habis.</translation>
    </message>
    <message>
        <source>There are no city stones of size 1, so no cities can be built.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Tidak ada keping kota ukuran 1, jadi kota tidak bisa dibangun.</translation>
    </message>
    <message>
        <source>There are no deeds left.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Tidak ada konsesi tersisa.</translation>
    </message>
    <message>
        <source>There are three eras, and the third ends the game when at most one type of deed is left. Earnings in the last year count twice. Then everyone adds up their cash and their bank, and the richest player wins.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Ada tiga era, dan era ketiga mengakhiri permainan saat sisa konsesi paling banyak satu jenis. Pendapatan tahun terakhir dihitung dua kali. Lalu setiap pemain menjumlahkan uang tunai dan banknya, dan yang terkaya menang.</translation>
    </message>
    <message>
        <source>There are three stacks of tiles. With the first, you earn money; in the second and third there are buildings that turn money and goods into VP, up to 25 at once.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ada tiga tumpukan keping. Dengan tumpukan pertama Anda memperoleh uang; dalam tumpukan kedua dan ketiga ada bangunan yang mengubah uang dan barang menjadi PK, hingga 25 sekaligus.</translation>
    </message>
    <message>
        <source>There are {n} colours, from 0 to {last}.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>Ada {n} warna, dari 0 sampai {last}.</translation>
    </message>
    <message>
        <source>There isn’t enough cash for the next bid of {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Uang tunai tidak cukup untuk tawaran berikutnya, yaitu Rp{bid}.</translation>
    </message>
    <message>
        <source>There isn’t enough money for {company} to buy an area ({price}&#xa0;Rp).</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Uang tidak cukup untuk membeli wilayah bagi {company} (Rp{price}).</translation>
    </message>
    <message>
        <source>There was no reply within {n}&#xa0;s.</source>
        <extracomment>bots/plug_ins/host.py, ui/support/worker_pool.py</extracomment>
        <translation>Tidak ada jawaban dalam {n}&#xa0;dtk.</translation>
    </message>
    <message>
        <source>There’s already a corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Di sini sudah ada sudut.</translation>
    </message>
    <message>
        <source>There’s already a lake called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Sudah ada danau bernama {name}.</translation>
    </message>
    <message>
        <source>There’s already a land area called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Sudah ada wilayah darat bernama {name}.</translation>
    </message>
    <message>
        <source>There’s already a map in {folder}. Overwrite it?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>Sudah ada peta di {folder}. Timpa?</translation>
    </message>
    <message>
        <source>There’s already a province called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Sudah ada provinsi bernama {name}.</translation>
    </message>
    <message>
        <source>There’s already a sea called {name}.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>Sudah ada laut bernama {name}.</translation>
    </message>
    <message>
        <source>There’s no arrow between {a} and {b}.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>Tidak ada panah antara {a} dan {b}.</translation>
    </message>
    <message>
        <source>There’s no border here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Di sini tidak ada batas.</translation>
    </message>
    <message>
        <source>There’s no cash to bid, so it’s {place} place.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Tidak ada uang tunai untuk menawar, jadi gilirannya {place}.</translation>
    </message>
    <message>
        <source>There’s no company in {place}.</source>
        <extracomment>ui/games/indonesia/panels/companies.py</extracomment>
        <translation>Tidak ada perusahaan di {place}.</translation>
    </message>
    <message>
        <source>There’s no corner here.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Di sini tidak ada sudut.</translation>
    </message>
    <message>
        <source>There’s no quick reference for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>{game} tidak punya ringkasan aturan.</translation>
    </message>
    <message>
        <source>There’s no room for a new area inside this outline.</source>
        <extracomment>mapmaking/edit/shapes/drawn_areas.py</extracomment>
        <translation>Di dalam garis luar ini tidak ada tempat untuk wilayah baru.</translation>
    </message>
    <message>
        <source>There’s no rule book for {game}.</source>
        <extracomment>ui/table/rules_presenter.py</extracomment>
        <translation>{game} tidak punya buku aturan.</translation>
    </message>
    <message>
        <source>There’s no tracing picture yet. Choose one in the View menu.</source>
        <extracomment>ui/editor/tools/trace.py</extracomment>
        <translation>Belum ada gambar jiplakan. Pilih di menu Tampilan.</translation>
    </message>
    <message>
        <source>There’s nothing to decide right now.</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Sekarang tidak ada yang perlu diputuskan.</translation>
    </message>
    <message>
        <source>These companies have nothing on the board, so the only possible bid is 0&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Kedua perusahaan tidak punya apa pun di papan, jadi satu-satunya tawaran yang mungkin adalah Rp0.</translation>
    </message>
    <message>
        <source>They meet only at a point, so they aren’t linked unless you decide otherwise.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Keduanya hanya bertemu di satu titik, jadi tidak terhubung kecuali Anda memutuskan lain.</translation>
    </message>
    <message>
        <source>They were set to the defaults.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Diganti dengan nilai bawaan.</translation>
    </message>
    <message>
        <source>They were set to the defaults: {small}, {middle} and {large}.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Diganti dengan nilai bawaan: {small}, {middle}, dan {large}.</translation>
    </message>
    <message>
        <source>Thinking time for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Waktu berpikir kursi {seat}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Sedang berpikir…</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Berkas ini tidak bisa dibuka.</translation>
    </message>
    <message>
        <source>This map can’t be read. {reason}</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py, ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta ini tidak bisa dibaca. {reason}</translation>
    </message>
    <message>
        <source>This map can’t be used</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Peta ini tidak bisa dipakai</translation>
    </message>
    <message>
        <source>This map has no doubtful borders.</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>Peta ini tidak punya batas yang meragukan.</translation>
    </message>
    <message>
        <source>This needs at least {n} labels, tokens or ships. Select several with Ctrl+click in “Move labels and tokens”.</source>
        <extracomment>mapmaking/edit/alignment.py</extracomment>
        <translation>Ini memerlukan sedikitnya {n} label, bidak, atau kapal. Pilih beberapa dengan Ctrl+klik di “Pindahkan label dan bidak”.</translation>
    </message>
    <message>
        <source>This problem can’t be ignored.</source>
        <extracomment>mapmaking/review/checks.py</extracomment>
        <translation>Masalah ini tidak bisa diabaikan.</translation>
    </message>
    <message>
        <source>This track is already at 5, the maximum.</source>
        <extracomment>games/indonesia/rules/phases/research.py</extracomment>
        <translation>Jalur ini sudah di tingkat 5, tingkat tertinggi.</translation>
    </message>
    <message>
        <source>This turn is yours</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Sekarang terserah Anda</translation>
    </message>
    <message>
        <source>This would take more than {n} minutes because the outlines are too complex. Simplify them, or use fewer at a time.</source>
        <extracomment>ui/widgets/progress_dialog.py</extracomment>
        <translation>Ini akan memerlukan lebih dari {n} menit karena garis luarnya terlalu rumit. Sederhanakan, atau pakai lebih sedikit sekaligus.</translation>
    </message>
    <message>
        <source>Tick “Bid for me up to this amount” first.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Centang dulu “Tawar untuk saya hingga jumlah ini”.</translation>
    </message>
    <message>
        <source>Tied with {players}. The player earlier in the order of play wins the tie.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Seri dengan {players}. Pemain yang lebih dulu dalam urutan giliran menang.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>ui/play/timeline_slider.py</extracomment>
        <translation>Lini masa</translation>
    </message>
    <message>
        <source>To announce one, you need a Mergers level of at least the number of deeds in the merged company.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Untuk mengumumkan merger, tingkat Merger Anda harus sedikitnya sama dengan jumlah konsesi perusahaan baru.</translation>
    </message>
    <message>
        <source>To bid, a player must own one of the two companies or have a free slot.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Untuk menawar, pemain harus memiliki salah satu dari kedua perusahaan atau punya slot kosong.</translation>
    </message>
    <message>
        <source>To bid, you must own one of the two companies or have a free slot. Bids rise in steps of the number of units.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Untuk menawar, Anda harus memiliki salah satu dari kedua perusahaan atau punya slot kosong. Tawaran naik dengan kelipatan jumlah unit.</translation>
    </message>
    <message>
        <source>To hide the label, right-click {place} in the “Areas” panel.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Untuk menyembunyikan label, klik kanan {place} di panel “Wilayah”.</translation>
    </message>
    <message>
        <source>To remove the arrow, unlink {a} and {b}.</source>
        <extracomment>mapmaking/edit/grips.py</extracomment>
        <translation>Untuk menghapus panah, putuskan hubungan {a} dan {b}.</translation>
    </message>
    <message>
        <source>To the Builder</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ke Tukang Bangunan</translation>
    </message>
    <message>
        <source>To the right</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py</extracomment>
        <translation>Ke kanan</translation>
    </message>
    <message>
        <source>To {city} with {line}: {cost}.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Ke {city} dengan {line}: {cost}.</translation>
    </message>
    <message>
        <source>Token circles</source>
        <extracomment>ui/editor/canvas/board_items.py</extracomment>
        <translation>Lingkaran bidak</translation>
    </message>
    <message>
        <source>Trained by self-play; thinks its best ideas through to the end of the year.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Dilatih dengan bermain melawan diri sendiri; memperhitungkan ide terbaiknya sampai akhir tahun.</translation>
    </message>
    <message>
        <source>Tries to have the most money at the end of the game.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Berusaha punya uang terbanyak pada akhir permainan.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutorial</translation>
    </message>
    <message>
        <source>Tutorial progress</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Kemajuan tutorial</translation>
    </message>
    <message>
        <source>Tutorial: your first game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Tutorial: permainan pertama</translation>
    </message>
    <message>
        <source>Two deeds or city cards are called “{id}”.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>Dua konsesi atau kartu kota bernama “{id}”.</translation>
    </message>
    <message>
        <source>Two deeds or city cards have this ID.</source>
        <extracomment>games/indonesia/maps/repair.py</extracomment>
        <translation>Dua konsesi atau kartu kota punya ID ini.</translation>
    </message>
    <message>
        <source>Type from</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Jenis dari</translation>
    </message>
    <message>
        <source>Type the name of an area.</source>
        <extracomment>ui/editor/links/link_commands.py</extracomment>
        <translation>Ketik nama wilayah.</translation>
    </message>
    <message>
        <source>Undo everything after this point (Redo restores it)</source>
        <extracomment>ui/play/history.py</extracomment>
        <translation>Urungkan semua sesudah titik ini (Ulangi mengembalikannya)</translation>
    </message>
    <message>
        <source>Unlink {a} and {b} (automatic)</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Putuskan hubungan {a} dan {b} (otomatis)</translation>
    </message>
    <message>
        <source>Unsold</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Tidak terjual</translation>
    </message>
    <message>
        <source>Up to 3 steps and up to 3 actions, in any order. Putting a worker on the board is a step.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Paling banyak 3 langkah dan 3 aksi; urutannya bebas. Menaruh pekerja di papan dihitung sebagai langkah.</translation>
    </message>
    <message>
        <source>Use a building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pakai bangunan</translation>
    </message>
    <message>
        <source>Use only letters, digits and single hyphens in the ID of a map.</source>
        <extracomment>mapmaking/edit/new_map.py</extracomment>
        <translation>ID peta hanya boleh berisi huruf, angka, dan tanda hubung tunggal.</translation>
    </message>
    <message>
        <source>Use the default ship limits</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Pakai batas kapal bawaan</translation>
    </message>
    <message>
        <source>Use this plan, net {net}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Pakai rencana ini, bersih {net}</translation>
    </message>
    <message>
        <source>View this moment</source>
        <extracomment>ui/play/log_pane.py</extracomment>
        <translation>Lihat saat itu</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Menunggu Anda</translation>
    </message>
    <message>
        <source>Watch them play. The tutorial continues then.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Lihat mereka bermain. Setelah itu tutorial berlanjut.</translation>
    </message>
    <message>
        <source>Web page (*.html);;Plain text (*.txt)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Halaman web (*.html);;Teks (*.txt)</translation>
    </message>
    <message>
        <source>Shown when the program starts.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Ditampilkan saat program dibuka.</translation>
    </message>
    <message>
        <source>When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Jika sisa konsesi paling banyak satu jenis: tiap pemain membangun kota dari kartu kota, lalu konsesi baru muncul.</translation>
    </message>
    <message>
        <source>When the limit is reached</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Jika batas tercapai</translation>
    </message>
    <message>
        <source>Where to start {company}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Tempat mendirikan {company}</translation>
    </message>
    <message>
        <source>Why can this stay as it is?</source>
        <extracomment>ui/editor/panels/problems.py</extracomment>
        <translation>Mengapa ini boleh dibiarkan?</translation>
    </message>
    <message>
        <source>Width and height must each be {least} to {most}&#xa0;units.</source>
        <extracomment>mapmaking/edit/shapes/canvas.py</extracomment>
        <translation>Lebar dan tinggi masing-masing harus {least} sampai {most}&#xa0;satuan.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {won} of its games against {n} {bot} bots ({details})</source>
        <extracomment>For one: Wins {won} of its games against one {bot} bot ({details}) ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>Memenangi {won} permainan melawan {n} bot {bot} ({details})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {n} players, number {place} in the starting order of play won {wins} of {all} games.</source>
        <extracomment>For one: With {n} player, number {place} in the starting order of play won {wins} of {all} games. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>Dengan {n} pemain, nomor {place} dalam urutan giliran awal memenangi {wins} dari {all} permainan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Would grow, but no city stones are left</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Akan tumbuh, tetapi keping kota habis</translation>
    </message>
    <message>
        <source>Wrap label of {place}</source>
        <extracomment>ui/editor/tools/place.py</extracomment>
        <translation>Pecah baris label {place}</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings brings {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun {year}: {player} mendapat {amount} dari penggandaan pendapatan tahun terakhir</translation>
    </message>
    <message>
        <source>Year {year}: doubling the last year’s earnings costs {player} {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun {year}: {player} kehilangan {amount} akibat penggandaan pendapatan tahun terakhir</translation>
    </message>
    <message>
        <source>Year {year}: {player} earns {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun {year}: {player} memperoleh {amount} dari {companies}</translation>
    </message>
    <message>
        <source>Year {year}: {player} loses {amount} with {companies}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Tahun {year}: {player} rugi {amount} dari {companies}</translation>
    </message>
    <message>
        <source>You can acquire companies in phase 4, Acquisitions.</source>
        <extracomment>ui/games/indonesia/game_view.py</extracomment>
        <translation>Perusahaan bisa didirikan dalam fase 4, Akuisisi.</translation>
    </message>
    <message>
        <source>You can keep using the program.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Anda tetap bisa memakai program.</translation>
    </message>
    <message>
        <source>You can’t afford a higher bid.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Anda tidak mampu menawar lebih tinggi.</translation>
    </message>
    <message>
        <source>You can’t choose this on the board. Use the panel.</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>Ini tidak bisa dipilih di papan. Gunakan panel.</translation>
    </message>
    <message>
        <source>You can’t choose {place} now.</source>
        <extracomment>ui/table/panels/answers.py</extracomment>
        <translation>{place} tidak bisa dipilih sekarang.</translation>
    </message>
    <message>
        <source>You can’t merge {a} with {b}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Perusahaan {a} tidak bisa digabungkan dengan perusahaan {b}.</translation>
    </message>
    <message>
        <source>You could, but build in Seroja this time. Budi will build in Anggrek, and more cities buy more rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini bangun di Seroja. Budi akan membangun di Anggrek, dan makin banyak kota, makin banyak beras yang dibeli.</translation>
    </message>
    <message>
        <source>You could, but your own ships save you the fees. Start Teratai shipping in the Still Lagoon.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kapal sendiri menghemat biaya kapal. Dirikan Pelayaran Teratai di Laguna Tenang.</translation>
    </message>
    <message>
        <source>You don’t have permission to write to this folder.</source>
        <extracomment>ui/play/save_lock.py</extracomment>
        <translation>Anda tidak punya izin menulis ke folder ini.</translation>
    </message>
    <message>
        <source>You don’t have that city card for this era.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Anda tidak punya kartu kota itu untuk era ini.</translation>
    </message>
    <message>
        <source>You keep</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Sisa</translation>
    </message>
    <message>
        <source>You must sell as many goods as possible, even at a loss. You choose which ones and where.</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>Barang wajib dijual sebanyak mungkin, walau rugi. Anda memilih yang mana dan ke mana.</translation>
    </message>
    <message>
        <source>You only have {cash}&#xa0;Rp in cash, so you can’t bid {bid}&#xa0;Rp.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Uang tunai Anda hanya Rp{cash}, jadi Anda tidak bisa menawar Rp{bid}.</translation>
    </message>
    <message>
        <source>Your changes will be lost when you quit.</source>
        <extracomment>ui/settings/settings_file.py</extracomment>
        <translation>Perubahan Anda akan hilang saat program ditutup.</translation>
    </message>
    <message>
        <source>Your game is saved in {file}.</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Permainan Anda disimpan di {file}.</translation>
    </message>
    <message>
        <source>Your own map in {folder}</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta Anda sendiri, di {folder}</translation>
    </message>
    <message numerus="yes">
        <source>Your whole game was recovered ({n} decisions).</source>
        <extracomment>For one: Your whole game was recovered ({n} decision). ui/table/games/start_screen.py</extracomment>
        <translation>
            <numerusform>Seluruh permainan Anda dipulihkan ({n} keputusan).</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re editing a repaired copy. The damaged files won’t be changed. Save the copy under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Anda mengedit salinan yang diperbaiki. Berkas yang rusak tidak akan diubah. Simpan salinan dengan nama baru.</translation>
    </message>
    <message>
        <source>You’re looking at the past. Return to the present first.</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Anda sedang melihat riwayat. Kembali dulu ke saat ini.</translation>
    </message>
    <message>
        <source>You’re skipped</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Giliran Anda dilewati</translation>
    </message>
    <message>
        <source>ZIP archive of CSV tables (*.zip)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Arsip ZIP berisi tabel CSV (*.zip)</translation>
    </message>
    <message>
        <source>Zoom to your choices</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Perbesar ke pilihan Anda</translation>
    </message>
    <message>
        <source>bids count ×{factor}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>tawaran dihitung ×{factor}</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>secara acak: {share}</translation>
    </message>
    <message>
        <source>can grow: {cities}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>bisa tumbuh: {cities}</translation>
    </message>
    <message>
        <source>colour and pattern show the owner</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>warna dan pola menunjukkan pemilik</translation>
    </message>
    <message numerus="yes">
        <source>discards the deeds {deeds}</source>
        <extracomment>For one: discards the deed {deeds} ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>membuang konsesi {deeds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expand by up to {n} areas or ships</source>
        <extracomment>For one: expand by {n} area or ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>meluas hingga {n} wilayah atau kapal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expands by {n} for free</source>
        <extracomment>For one: expands by {n} for free ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>meluas {n} wilayah, gratis</numerusform>
        </translation>
    </message>
    <message>
        <source>goods received and still needed</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>barang yang diterima dan yang masih diperlukan</translation>
    </message>
    <message numerus="yes">
        <source>hold up to {n} companies</source>
        <extracomment>For one: hold up to {n} company ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>memiliki hingga {n} perusahaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins {n} zones</source>
        <extracomment>For one: joins {n} zone ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>menyatukan {n} zona</numerusform>
        </translation>
    </message>
    <message>
        <source>land area “{id}”</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>wilayah darat “{id}”</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>terbesar</translation>
    </message>
    <message>
        <source>last year doubled {amount}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>tahun terakhir {amount}</translation>
    </message>
    <message>
        <source>drop out of this auction</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>keluar dari lelang ini</translation>
    </message>
    <message>
        <source>line {line}</source>
        <extracomment>core/record.py, files/strict_json.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>baris {line}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <extracomment>mapmaking/imports/geojson.py, mapmaking/imports/xml_tree.py</extracomment>
        <translation>baris {line}, kolom {column}</translation>
    </message>
    <message>
        <source>link {a} – {b}</source>
        <extracomment>board/files/board_file.py</extracomment>
        <translation>hubungan {a} – {b}</translation>
    </message>
    <message>
        <source>linked</source>
        <comment>would be</comment>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>terhubung</translation>
    </message>
    <message>
        <source>may add {number}</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>boleh menambah {number}</translation>
    </message>
    <message numerus="yes">
        <source>may buy {n} areas for {price} each</source>
        <extracomment>For one: may buy {n} area for {price} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>boleh membeli {n} wilayah, masing-masing {price}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} areas</source>
        <extracomment>For one: room to grow: {n} area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>bisa meluas: {n} wilayah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>room to grow: {n} sea areas</source>
        <extracomment>For one: room to grow: {n} sea area ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>bisa meluas: {n} laut</numerusform>
        </translation>
    </message>
    <message>
        <source>merged</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>merger</translation>
    </message>
    <message>
        <source>guaranteed money</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>uang yang pasti</translation>
    </message>
    <message>
        <source>never saved</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>belum pernah disimpan</translation>
    </message>
    <message>
        <source>new</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>baru</translation>
    </message>
    <message>
        <source>new city</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>kota baru</translation>
    </message>
    <message>
        <source>new company</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>perusahaan baru</translation>
    </message>
    <message>
        <source>new ship</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>kapal baru</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>tidak</translation>
    </message>
    <message>
        <source>no cards</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>tanpa kartu</translation>
    </message>
    <message>
        <source>no city cards left</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>kartu kota habis</translation>
    </message>
    <message>
        <source>none of your companies can use it yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>belum ada perusahaan Anda yang bisa memanfaatkannya</translation>
    </message>
    <message>
        <source>no expansion</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tanpa perluasan</translation>
    </message>
    <message>
        <source>&amp;Group into provinces…</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>K&amp;elompokkan menjadi provinsi…</translation>
    </message>
    <message>
        <source>&amp;Operate all as planned</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>&amp;Operasikan semua sesuai rencana</translation>
    </message>
    <message>
        <source>&amp;Your record…</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>St&amp;atistik Anda…</translation>
    </message>
    <message numerus="yes">
        <source>Divide {n} areas</source>
        <extracomment>For one: Divide {n} area ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>Bagi {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Kelompokkan</translation>
    </message>
    <message>
        <source>Group into provinces…</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Kelompokkan menjadi provinsi…</translation>
    </message>
    <message numerus="yes">
        <source>Group {n} land areas into provinces</source>
        <extracomment>For one: Group {n} land area into provinces ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>
            <numerusform>Kelompokkan {n} wilayah darat menjadi provinsi</numerusform>
        </translation>
    </message>
    <message>
        <source>Money at the end (Rp)</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Uang di akhir (Rp)</translation>
    </message>
    <message>
        <source>Move the deed to {province}</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Pindahkan konsesi ke {province}</translation>
    </message>
    <message numerus="yes">
        <source>Move {n} items</source>
        <extracomment>For one: Move {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>Pindahkan {n} benda</numerusform>
        </translation>
    </message>
    <message>
        <source>No grid</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Tanpa kisi</translation>
    </message>
    <message numerus="yes">
        <source>No room for a city in {n} games.</source>
        <extracomment>For one: No room for a city in {n} game. games/indonesia/maps/trial_tables.py</extracomment>
        <translation>
            <numerusform>Tidak ada tempat untuk kota dalam {n} permainan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sold anything.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tidak ada yang menjual apa pun.</translation>
    </message>
    <message>
        <source>Noteworthy</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Yang menonjol</translation>
    </message>
    <message>
        <source>Nothing changed more than by chance.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Tidak ada perubahan yang lebih dari sekadar kebetulan.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <extracomment>ui/settings/command_palette.py</extracomment>
        <translation>Tidak ada hasil.</translation>
    </message>
    <message>
        <source>Nothing stands out.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Tidak ada yang menonjol.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Jumlah pemain</translation>
    </message>
    <message>
        <source>Number of provinces</source>
        <extracomment>ui/editor/dialogs/divide_dialog.py</extracomment>
        <translation>Jumlah provinsi</translation>
    </message>
    <message>
        <source>Of all income</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Dari seluruh pemasukan</translation>
    </message>
    <message>
        <source>Operate all as planned</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Operasikan semua sesuai rencana</translation>
    </message>
    <message>
        <source>Operating all companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Mengoperasikan semua perusahaan sesuai rencana.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Order of play: {place}, as last year</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Urutan giliran: {place}, sama seperti tahun lalu</translation>
    </message>
    <message>
        <source>Order of play: {place}, last year {before}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Urutan giliran: {place}, tahun lalu {before}</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Dari waktu ke waktu</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Gambar PNG (*.png)</translation>
    </message>
    <message>
        <source>Pass all &amp;mergers this year</source>
        <extracomment>ui/games/indonesia/offer.py</extracomment>
        <translation>Lewati &amp;merger tahun ini</translation>
    </message>
    <message>
        <source>Pass all mergers this year</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Lewati merger tahun ini</translation>
    </message>
    <message>
        <source>Passing all mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Melewatkan semua merger tahun ini.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Manusia</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Play a full game</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Mainkan permainan lengkap</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/table/games/record_dialog.py</extracomment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Bermain</translation>
    </message>
    <message>
        <source>Province of the columns</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provinsi kolom</translation>
    </message>
    <message>
        <source>Province of the rows</source>
        <extracomment>ui/editor/links/matrix_dialog.py</extracomment>
        <translation>Provinsi baris</translation>
    </message>
    <message>
        <source>Provinces in which a city was built.</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Provinsi tempat kota dibangun.</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Hapus PIN</translation>
    </message>
    <message>
        <source>Remove player {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Hapus pemain {seat}</translation>
    </message>
    <message numerus="yes">
        <source>Remove {n} items</source>
        <extracomment>For one: Remove {n} item ui/editor/tools/place.py</extracomment>
        <translation>
            <numerusform>Hapus {n} benda</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {province} on its city cards</source>
        <extracomment>games/indonesia/maps/fixes.py</extracomment>
        <translation>Ganti {province} di kartu kotanya</translation>
    </message>
    <message>
        <source>Report…</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Laporan…</translation>
    </message>
    <message numerus="yes">
        <source>Result: {holding}, {n} deeds</source>
        <extracomment>For one: Result: {holding}, {n} deed ui/games/indonesia/auction_card.py</extracomment>
        <translation>
            <numerusform>Hasil: {holding}, {n} konsesi</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Putaran</translation>
    </message>
    <message>
        <source>Rp more than others</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Rp di atas yang lain</translation>
    </message>
    <message>
        <source>Run {script}</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Jalankan {script}</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Bagikan sebagai satu b&amp;erkas…</translation>
    </message>
    <message>
        <source>S&amp;nap while dragging</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Lekatk&amp;an saat menyeret</translation>
    </message>
    <message>
        <source>Sales</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Penjualan</translation>
    </message>
    <message>
        <source>Save report…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Simpan laporan…</translation>
    </message>
    <message>
        <source>Save the result and the board as one image</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Simpan hasil dan papan sebagai satu gambar</translation>
    </message>
    <message>
        <source>Score at the end</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Skor akhir</translation>
    </message>
    <message>
        <source>Seat {place}</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Kursi {place}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>board/map_data.py</extracomment>
        <translation>Kursi</translation>
    </message>
    <message>
        <source>Share picture</source>
        <extracomment>ui/table/export_controller.py</extracomment>
        <translation>Bagikan gambar</translation>
    </message>
    <message>
        <source>Share picture…</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Bagikan gambar…</translation>
    </message>
    <message>
        <source>Share won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Persentase menang</translation>
    </message>
    <message>
        <source>Ships earned {amount} from other players.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Kapal menghasilkan {amount} dari pemain lain.</translation>
    </message>
    <message>
        <source>Shorter routes would change that: bring cities closer to the goods, or link islands.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Untuk mengubahnya, perpendek rute: dekatkan kota ke barang, atau hubungkan pulau.</translation>
    </message>
    <message>
        <source>Shortest: {least}. Longest: {most}.</source>
        <extracomment>board/measures.py</extracomment>
        <translation>Terpendek: {least}. Terpanjang: {most}.</translation>
    </message>
    <message>
        <source>Show &amp;minimap</source>
        <extracomment>ui/editor/menus/view_commands.py</extracomment>
        <translation>Tampilkan peta &amp;mini</translation>
    </message>
    <message>
        <source>Show only what’s ticked</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Tampilkan yang dicentang saja</translation>
    </message>
    <message>
        <source>Show the podium again</source>
        <extracomment>ui/table/panels/result.py</extracomment>
        <translation>Tampilkan podium lagi</translation>
    </message>
    <message>
        <source>Show what the bot expects of the best moves</source>
        <extracomment>ui/table/hints.py</extracomment>
        <translation>Tampilkan perkiraan bot untuk langkah terbaik</translation>
    </message>
    <message>
        <source>Sold everything, so it expands for free: {places}.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Semua terjual, jadi meluas gratis: {places}.</translation>
    </message>
    <message>
        <source>Sold nothing.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tidak menjual apa pun.</translation>
    </message>
    <message>
        <source>Sold to {player} for {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Terjual kepada {player} seharga {amount}.</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ratakan jarak ke &amp;samping</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Ratakan jarak ke ba&amp;wah</translation>
    </message>
    <message numerus="yes">
        <source>Space {n} items evenly</source>
        <extracomment>For one: Space {n} item evenly ui/editor/menus/window_commands.py</extracomment>
        <translation>
            <numerusform>Ratakan jarak {n} benda</numerusform>
        </translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Didirikan</translation>
    </message>
    <message>
        <source>Tab key</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Tombol Tab</translation>
    </message>
    <message>
        <source>The earlier report is on games of {game} with {players} players and the bot {bot}. Compare with the same game, number of players and bot.</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Laporan sebelumnya tentang permainan {game} dengan {players} pemain dan bot {bot}. Bandingkan dengan permainan, jumlah pemain, dan bot yang sama.</translation>
    </message>
    <message>
        <source>The end of the list says what was skipped.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Yang dilewati disebutkan di akhir daftar.</translation>
    </message>
    <message>
        <source>The final board</source>
        <extracomment>ui/table/final_screen.py</extracomment>
        <translation>Papan akhir</translation>
    </message>
    <message>
        <source>The game couldn’t be reviewed.</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Permainan tidak bisa dianalisis.</translation>
    </message>
    <message>
        <source>The last action stopped because of an error in the program: {error}.</source>
        <extracomment>ui/editor/standalone.py</extracomment>
        <translation>Tindakan terakhir terhenti karena kesalahan program: {error}.</translation>
    </message>
    <message>
        <source>The limits take their number into account: in 19 of 20 reports on a balanced map, none of them stands out. Intervals are 95% intervals.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Batasnya memperhitungkan jumlah itu: dalam 19 dari 20 laporan tentang peta yang seimbang, tidak ada yang menonjol. Interval adalah interval 95%.</translation>
    </message>
    <message>
        <source>The map has changed since. This can’t be done any more.</source>
        <extracomment>ui/editor/balance/balance_dialog.py, ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Peta telah berubah sejak itu, jadi ini tidak bisa dilakukan lagi.</translation>
    </message>
    <message>
        <source>The more games, the clearer it is. Stronger bots take longer.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Makin banyak permainan, makin jelas. Bot yang lebih kuat perlu waktu lebih lama.</translation>
    </message>
    <message>
        <source>The original place isn’t free, so what you pasted is on the nearest free water.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Tempat semula tidak kosong, jadi hasil tempel ditaruh di perairan kosong terdekat.</translation>
    </message>
    <message>
        <source>The program now operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program sekarang mengoperasikan perusahaan {player} sesuai rencana.</translation>
    </message>
    <message>
        <source>The program now passes all mergers for {player} this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program sekarang melewatkan semua merger untuk {player} tahun ini.</translation>
    </message>
    <message>
        <source>The program operates {player}’s companies as planned.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program mengoperasikan perusahaan {player} sesuai rencana.</translation>
    </message>
    <message>
        <source>The report says what stands out: who wins, what deeds earn, what’s never used, how long games last.</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Laporan ini memuat hal yang menonjol: siapa yang menang, hasil setiap konsesi, apa yang tidak pernah dipakai, dan lama permainan.</translation>
    </message>
    <message>
        <source>The rules see the same map in both reports.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Dari sisi aturan, peta dalam kedua laporan sama.</translation>
    </message>
    <message>
        <source>Then expand to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Lalu meluas ke {areas}</translation>
    </message>
    <message>
        <source>There are no areas on the clipboard. Select land areas, here or in another map, and copy them first.</source>
        <extracomment>ui/editor/menus/copies.py</extracomment>
        <translation>Tidak ada wilayah di clipboard. Pilih dulu wilayah darat, di sini atau di peta lain, lalu salin.</translation>
    </message>
    <message>
        <source>There’s no cash left to bid.</source>
        <extracomment>games/indonesia/rules/phases/turn_order.py</extracomment>
        <translation>Tidak ada uang tunai lagi untuk menawar.</translation>
    </message>
    <message>
        <source>There’s no city in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Tidak ada kota di {area}.</translation>
    </message>
    <message>
        <source>There’s no free water large enough for these areas. Enlarge the canvas, or copy fewer of them.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Tidak ada perairan kosong yang cukup luas untuk wilayah ini. Perbesar kanvas, atau salin lebih sedikit.</translation>
    </message>
    <message>
        <source>There’s no review of this game.</source>
        <extracomment>core/review.py</extracomment>
        <translation>Tidak ada analisis untuk permainan ini.</translation>
    </message>
    <message>
        <source>There’s no room for {area} there.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>Tidak ada tempat untuk {area} di sana.</translation>
    </message>
    <message>
        <source>There’s nothing in this part of the drawing.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Bagian gambar ini kosong.</translation>
    </message>
    <message>
        <source>These are too few games to compare figures with what’s expected.</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>Permainannya terlalu sedikit untuk membandingkan angka dengan yang semestinya.</translation>
    </message>
    <message>
        <source>These areas can be divided into {least} to {most} areas.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>Wilayah-wilayah ini bisa dibagi menjadi {least} sampai {most} wilayah.</translation>
    </message>
    <message>
        <source>These areas can be grouped into 1 to {most} provinces.</source>
        <extracomment>mapmaking/archipelago/grouping.py</extracomment>
        <translation>Wilayah-wilayah ini bisa dikelompokkan menjadi 1 sampai {most} provinsi.</translation>
    </message>
    <message>
        <source>These areas were copied by another version of the program.</source>
        <extracomment>mapmaking/imports/copied_areas.py</extracomment>
        <translation>Wilayah ini disalin oleh versi lain dari program ini.</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON ({error}).</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Ini bukan GeoJSON atau TopoJSON ({error}).</translation>
    </message>
    <message>
        <source>This isn’t GeoJSON or TopoJSON: its “type” is missing.</source>
        <extracomment>mapmaking/imports/geojson.py</extracomment>
        <translation>Ini bukan GeoJSON atau TopoJSON: “type” tidak ada.</translation>
    </message>
    <message>
        <source>This isn’t Python: {reason}</source>
        <extracomment>mapmaking/scripting.py</extracomment>
        <translation>Ini bukan Python: {reason}</translation>
    </message>
    <message>
        <source>This isn’t a Shapefile ({error}).</source>
        <extracomment>mapmaking/imports/shape_file.py</extracomment>
        <translation>Ini bukan Shapefile ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a balance report ({error}).</source>
        <extracomment>mapmaking/review/balance_report.py</extracomment>
        <translation>Ini bukan laporan keseimbangan ({error}).</translation>
    </message>
    <message>
        <source>This isn’t a shared map. It has no “{name}”.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Ini bukan peta yang dibagikan. “{name}” tidak ada di dalamnya.</translation>
    </message>
    <message>
        <source>This layer is locked: {layer}. Unlock it in the panel “Layers”.</source>
        <extracomment>ui/editor/edit_view.py</extracomment>
        <translation>Lapisan ini terkunci: {layer}. Buka kuncinya di panel “Lapisan”.</translation>
    </message>
    <message>
        <source>This part of the file is too large.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Bagian berkas ini terlalu besar.</translation>
    </message>
    <message>
        <source>This takes too long. Choose another seed or smaller numbers.</source>
        <extracomment>ui/editor/dialogs/archipelago_form.py</extracomment>
        <translation>Ini terlalu lama. Pilih nomor acak lain atau angka yang lebih kecil.</translation>
    </message>
    <message>
        <source>This text has more than {most} characters.</source>
        <extracomment>mapmaking/files/shared_map.py</extracomment>
        <translation>Teks ini lebih dari {most} karakter.</translation>
    </message>
    <message>
        <source>Together they have {goods}; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Gabungannya punya {goods}; merger membebaskan satu slot.</translation>
    </message>
    <message>
        <source>Together they sell {goods} a year; merging frees a slot.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Gabungannya menjual {goods} per tahun; merger membebaskan satu slot.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Types of companies</source>
        <extracomment>games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Jenis perusahaan</translation>
    </message>
    <message>
        <source>Unpacked, the archive has more than {size}&#xa0;MB.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Setelah diekstrak, arsip ini lebih dari {size}&#xa0;MB.</translation>
    </message>
    <message>
        <source>Upside down</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Atas ke bawah</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <extracomment>ui/table/review/review_controller.py</extracomment>
        <translation>Halaman web (*.html)</translation>
    </message>
    <message>
        <source>Web page (*.html);;Report to compare with later (*.json)</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Halaman web (*.html);;Laporan untuk dibandingkan nanti (*.json)</translation>
    </message>
    <message>
        <source>The ticked outlines are small on this map. Show only these to make them larger.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Garis luar yang dicentang kecil di peta ini. Tampilkan itu saja agar lebih besar.</translation>
    </message>
    <message>
        <source>A player’s name needs a letter or a digit that can be seen.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Nama pemain memerlukan huruf atau angka yang terlihat.</translation>
    </message>
    <message>
        <source>A, Shift+A</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>A, Shift+A</translation>
    </message>
    <message>
        <source>All phases</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Semua fase</translation>
    </message>
    <message>
        <source>Bank (dark), cash, and the last year’s earnings once more (hatched).</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Bank (gelap), uang tunai, dan pendapatan tahun terakhir sekali lagi (diarsir).</translation>
    </message>
    <message>
        <source>Best round: {round}, with {points}.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Putaran terbaik: {round}, dengan {points}.</translation>
    </message>
    <message>
        <source>Bids go up in steps of {step}: {typed} became {amount}.</source>
        <extracomment>ui/table/panels/input_fields.py</extracomment>
        <translation>Tawaran naik per {step}: {typed} menjadi {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>Caught in {n} raids, which cost {amount}.</source>
        <extracomment>For one: Caught in {n} raid, which cost {amount}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>Tertangkap dalam {n} razia, yang menghabiskan {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a moment first</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Pilih dulu suatu saat</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Tutup (Esc)</translation>
    </message>
    <message>
        <source>Couldn’t read the saved games in {folder}.</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>Permainan tersimpan di {folder} tidak bisa dibaca.</translation>
    </message>
    <message>
        <source>Couldn’t take the games out of the trash</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Permainan tidak bisa dikembalikan dari tempat sampah</translation>
    </message>
    <message>
        <source>Disputed</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Diperdebatkan</translation>
    </message>
    <message>
        <source>Disputed: played on, another move does better; the forecast prefers this one</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Diperdebatkan: bila dilanjutkan, langkah lain lebih baik; prakiraan memilih langkah ini</translation>
    </message>
    <message numerus="yes">
        <source>Each ship carries {n} goods then: {amount} more a year.</source>
        <extracomment>For one: Each ship carries {n} good then: {amount} more a year. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Setiap kapal lalu mengangkut {n} barang: {amount} lebih banyak per tahun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Earnings by year</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Pendapatan per tahun</translation>
    </message>
    <message>
        <source>Finished games of bots to keep</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Permainan antarbot selesai yang disimpan</translation>
    </message>
    <message>
        <source>First, each player puts up one building. Citra and Budi go before you: each takes a tile, chooses a lot and pays its price.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Mula-mula setiap pemain mendirikan satu bangunan. Citra dan Budi mendapat giliran sebelum Anda: masing-masing mengambil keping, memilih kaveling, dan membayar harganya.</translation>
    </message>
    <message>
        <source>Game open on another computer</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Permainan terbuka di komputer lain</translation>
    </message>
    <message>
        <source>Going once: only {player} can still bid.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Sekali: hanya {player} yang masih bisa menawar.</translation>
    </message>
    <message>
        <source>Here the players are called {names}.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Di sini para pemain bernama {names}.</translation>
    </message>
    <message>
        <source>How fast past moves are replayed, whatever the speed of the game.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Seberapa cepat langkah yang lampau diputar ulang, berapa pun kecepatan permainan.</translation>
    </message>
    <message>
        <source>How long each move is shown and how fast pieces move. With “Instant”, bots play without a pause and nothing moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Berapa lama setiap langkah ditampilkan dan seberapa cepat bidak bergerak. Dengan “Seketika”, bot bermain tanpa jeda dan tidak ada yang bergerak.</translation>
    </message>
    <message>
        <source>How much more each player would earn a year, in rupiah, on the board as it is</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Tambahan pendapatan setiap pemain per tahun, dalam rupiah, di papan saat ini</translation>
    </message>
    <message>
        <source>How often each player used each building; the most used first</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Berapa kali tiap pemain memakai tiap bangunan; yang paling sering lebih dulu</translation>
    </message>
    <message>
        <source>Hut on {tile}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Pondok di {tile}</translation>
    </message>
    <message>
        <source>Illegal</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Ilegal</translation>
    </message>
    <message>
        <source>In pounds, at the end of each round</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Dalam pound, pada akhir setiap putaran</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: {n} black chips, {white} white</source>
        <extracomment>For one: In the bag: {n} black chip, {white} white ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>Di kantong: {n} cip hitam, {white} putih</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead since the end of year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Memimpin sejak akhir tahun {year}.</translation>
    </message>
    <message>
        <source>In the supply: {goods}</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Dalam persediaan: {goods}</translation>
    </message>
    <message>
        <source>It brings more points in this turn: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lebih banyak poin dalam giliran ini: {best}, bukan {other}.</translation>
    </message>
    <message>
        <source>It gives fewer points to others: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lebih sedikit poin bagi pemain lain: {best}, bukan {other}.</translation>
    </message>
    <message>
        <source>It has more than {n} names and other properties in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Nama dan sifat lainnya lebih dari {n} secara keseluruhan.</translation>
    </message>
    <message>
        <source>It has more than {n} outlines and holes in all.</source>
        <extracomment>mapmaking/imports/budget.py</extracomment>
        <translation>Garis luar dan lubangnya lebih dari {n} secara keseluruhan.</translation>
    </message>
    <message>
        <source>It keeps the cash and plays {place}; {than} brings no better place.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Uang tunai tetap utuh dengan giliran {place}; {than} tidak memberi urutan yang lebih baik.</translation>
    </message>
    <message>
        <source>It keeps {amount} a year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini mengurangi hasil {player} sebanyak {amount} per tahun.</translation>
    </message>
    <message>
        <source>It keeps {amount} this year from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini mengurangi hasil {player} sebanyak {amount} tahun ini.</translation>
    </message>
    <message>
        <source>It leaves fewer black chips, so that a raid costs less.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Sisa cip hitam lebih sedikit, jadi razia tidak semahal itu.</translation>
    </message>
    <message>
        <source>It leaves more goods: {best}, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Sisa barang lebih banyak: {best}, bukan {other}.</translation>
    </message>
    <message>
        <source>It leaves more money: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Sisa uang lebih banyak: £{best}, bukan £{other}.</translation>
    </message>
    <message>
        <source>It leaves more to do in the next turn.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Lebih banyak yang bisa dilakukan dalam giliran berikutnya.</translation>
    </message>
    <message>
        <source>It leaves room for another company, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini menyisakan tempat untuk satu perusahaan lagi, senilai sekitar {amount}.</translation>
    </message>
    <message>
        <source>It needn’t wait for ships, as {company} would.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini tidak perlu menunggu kapal, tidak seperti {company}.</translation>
    </message>
    <message>
        <source>It saves {sum} and plays {place}; playing {next_place} isn’t worth that now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini menghemat {sum} dengan giliran {place}; giliran {next_place} sekarang tidak sepadan.</translation>
    </message>
    <message>
        <source>It should bring a better place in the order of play, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini kiranya memberi tempat lebih baik dalam urutan giliran, senilai sekitar {amount}.</translation>
    </message>
    <message>
        <source>It should help your rivals less, worth about {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini kiranya kurang membantu pesaingmu, bagimu senilai sekitar {amount}.</translation>
    </message>
    <message>
        <source>It should leave more cash to spend, worth about {amount} by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini kiranya menyisakan lebih banyak uang tunai, senilai sekitar {amount} sampai akhir.</translation>
    </message>
    <message>
        <source>It should make the game last longer.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dengan ini permainan mungkin lebih lama.</translation>
    </message>
    <message>
        <source>It takes more than {n}&#xa0;MB of memory, the limit for a file of this size. Simplify it, or split it.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Perlu lebih dari {n}&#xa0;MB memori, batas untuk berkas sebesar ini. Sederhanakan atau bagilah.</translation>
    </message>
    <message>
        <source>Its outlines can’t be worked with ({error}).</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Garis luarnya tidak bisa diolah ({error}).</translation>
    </message>
    <message>
        <source>It’s a link that leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ini tautan yang kembali ke dirinya sendiri.</translation>
    </message>
    <message>
        <source>It’s a link to “{target}” in another folder. Remove the link.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ini tautan ke “{target}” di folder lain. Hapus tautannya.</translation>
    </message>
    <message>
        <source>It’s a link, not a file.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ini tautan, bukan berkas.</translation>
    </message>
    <message>
        <source>Join it to a neighbouring building by a free road.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Hubungkan dengan satu bangunan tetangga lewat jalan gratis.</translation>
    </message>
    <message>
        <source>Join {building} to a neighbour by its free road.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Hubungkan {building} dengan tetangganya, gratis.</translation>
    </message>
    <message>
        <source>Joined to</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Terhubung dengan</translation>
    </message>
    <message>
        <source>Joined to {places}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Terhubung dengan {places}</translation>
    </message>
    <message>
        <source>Jump to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Lompat ke {place}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>Langkah terakhir</translation>
    </message>
    <message>
        <source>Last player: you may buy the top tile of the stack instead of one on display.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pemain terakhir boleh membeli keping teratas tumpukan sebagai ganti keping dari deretan terbuka.</translation>
    </message>
    <message>
        <source>Lot</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py</extracomment>
        <translation>Kaveling</translation>
    </message>
    <message>
        <source>Lots</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Kaveling</translation>
    </message>
    <message>
        <source>Lots</source>
        <comment>phase</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Kaveling</translation>
    </message>
    <message>
        <source>Lots: {lots}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Kaveling: {lots}.</translation>
    </message>
    <message>
        <source>Minus areas bought: {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Dikurangi wilayah yang dibeli: {amount}.</translation>
    </message>
    <message>
        <source>Minus ship fees: {fees}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Dikurangi biaya kapal: {fees}.</translation>
    </message>
    <message>
        <source>Money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Uang dan barang</translation>
    </message>
    <message>
        <source>Money and goods are hidden in this game, so their charts appear at the end.</source>
        <extracomment>ui/games/singapore/game_view.py</extracomment>
        <translation>Uang dan barang disembunyikan dalam permainan ini, jadi grafiknya baru tampil di akhir.</translation>
    </message>
    <message>
        <source>Money you gain or lose through other players’ moves.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Uang yang Anda peroleh atau keluarkan akibat langkah pemain lain.</translation>
    </message>
    <message>
        <source>More of your goods should find buyers: about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Lebih banyak barangmu kiranya laku: sekitar {amount} lebih banyak sampai akhir.</translation>
    </message>
    <message>
        <source>More roads at any time between neighbouring buildings.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Jalan tambahan boleh dibangun kapan saja antara bangunan bertetangga.</translation>
    </message>
    <message>
        <source>More rupiah a year for each player</source>
        <extracomment>ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>Tambahan rupiah per tahun bagi setiap pemain</translation>
    </message>
    <message>
        <source>Most cities grow</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Kota yang tumbuh terbanyak</translation>
    </message>
    <message>
        <source>Most cities supplied</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Kota yang dipasok terbanyak</translation>
    </message>
    <message>
        <source>Most goods</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Barang terbanyak</translation>
    </message>
    <message>
        <source>Most money</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Uang terbanyak</translation>
    </message>
    <message>
        <source>Most points</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Poin terbanyak</translation>
    </message>
    <message>
        <source>Moved back for money</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Mundur untuk mendapat uang</translation>
    </message>
    <message>
        <source>Net earnings this year, in rupiah</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Pendapatan bersih tahun ini, dalam rupiah</translation>
    </message>
    <message>
        <source>Net {net}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Bersih {net}</translation>
    </message>
    <message>
        <source>Net: {net}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>Bersih: {net}.</translation>
    </message>
    <message>
        <source>Neutral</source>
        <comment>owner</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Netral</translation>
    </message>
    <message>
        <source>Never caught in a raid.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Tidak pernah tertangkap dalam razia.</translation>
    </message>
    <message>
        <source>New buildings: {buildings}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Bangunan baru: {buildings}.</translation>
    </message>
    <message>
        <source>New game from here</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Permainan baru dari sini</translation>
    </message>
    <message>
        <source>New helpers</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pembantu baru</translation>
    </message>
    <message>
        <source>Next move only</source>
        <extracomment>ui/games/singapore/game_ui.py, ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Satu pilihan</translation>
    </message>
    <message>
        <source>Next or previous area of your own</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Wilayah Anda berikutnya atau sebelumnya</translation>
    </message>
    <message>
        <source>Next or previous city or building</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Kota atau bangunan berikutnya atau sebelumnya</translation>
    </message>
    <message>
        <source>Next to {area}: {places}</source>
        <extracomment>ui/table/board/board_presenter.py</extracomment>
        <translation>Di sebelah {area}: {places}</translation>
    </message>
    <message>
        <source>No road</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Tanpa jalan</translation>
    </message>
    <message>
        <source>No road leads from {a} to {b}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Tidak ada jalan dari {a} ke {b}.</translation>
    </message>
    <message>
        <source>No roads are left.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Jalan sudah habis.</translation>
    </message>
    <message>
        <source>No saved game can be opened</source>
        <extracomment>ui/table/games/start_cards.py</extracomment>
        <translation>Tidak ada permainan tersimpan yang bisa dibuka</translation>
    </message>
    <message>
        <source>No single move explains it: the estimate changed little by little.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Tidak ada satu langkah pun yang menjelaskannya: perkiraan berubah sedikit demi sedikit.</translation>
    </message>
    <message>
        <source>No style</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Tanpa gaya</translation>
    </message>
    <message>
        <source>No visits from other players.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Tidak ada kunjungan dari pemain lain.</translation>
    </message>
    <message>
        <source>Nobody could sell more in any of them yet.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Belum ada yang bisa menjual lebih banyak di kota mana pun.</translation>
    </message>
    <message>
        <source>Nobody has opium or chips, so nobody is caught.</source>
        <extracomment>ui/games/singapore/chips_page.py</extracomment>
        <translation>Tidak ada opium atau cip, jadi tidak ada yang tertangkap.</translation>
    </message>
    <message>
        <source>Nobody is caught.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Tidak ada yang tertangkap.</translation>
    </message>
    <message>
        <source>None of your workers is in {building}.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Tidak ada pekerja Anda di {building}.</translation>
    </message>
    <message>
        <source>Not enough cash for a lot or a raid: move back on the victory track, as far as needed.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Uang tunai kurang untuk kaveling atau razia: mundur di jalur poin sejauh yang diperlukan.</translation>
    </message>
    <message>
        <source>On</source>
        <comment>animations</comment>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Aktif</translation>
    </message>
    <message>
        <source>On display: {tile} ({effect}).</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} di deretan terbuka: {effect}.</translation>
    </message>
    <message>
        <source>One more slot makes room for {company}: {amount} more a year.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Satu slot lagi memberi tempat untuk {company}: {amount} lebih banyak per tahun.</translation>
    </message>
    <message>
        <source>One more {good}</source>
        <extracomment>ui/games/singapore/panels/goods_choice.py</extracomment>
        <translation>Satu {good} lagi</translation>
    </message>
    <message>
        <source>Only roads are left: build one, or end your turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Tinggal jalan: bangun satu, atau akhiri giliran.</translation>
    </message>
    <message>
        <source>Only the last player of the round can buy the top tile of the stack.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Hanya pemain terakhir dalam putaran ini yang bisa membeli keping teratas tumpukan.</translation>
    </message>
    <message>
        <source>Only the owner can see money and goods.</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Hanya pemiliknya yang bisa melihat uang dan barang.</translation>
    </message>
    <message>
        <source>Only their owner may see money and goods.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Hanya pemiliknya yang boleh melihat uang dan barang.</translation>
    </message>
    <message>
        <source>Opium and black chips: {sums}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Opium dan cip hitam: {sums}.</translation>
    </message>
    <message>
        <source>Or hold F7 while you look and choose.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Atau tahan F7 sambil melihat dan memilih.</translation>
    </message>
    <message>
        <source>Other move: {move} – {why}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Langkah lain: {move} – {why}</translation>
    </message>
    <message>
        <source>Others use your buildings</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Pemain lain memakai bangunan Anda</translation>
    </message>
    <message>
        <source>Others used your buildings: {points}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Pemain lain memakai bangunan Anda: {points}.</translation>
    </message>
    <message>
        <source>Others will use the new building more often: about {best} times, not {other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Pemain lain akan lebih sering memakai bangunan baru: sekitar {best} kali, bukan {other}.</translation>
    </message>
    <message>
        <source>Owner: {owner}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Pemilik: {owner}</translation>
    </message>
    <message>
        <source>Pair, size</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Pasangan, ukuran</translation>
    </message>
    <message>
        <source>Pay everything, then get everything. A double arrow works in both directions.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Bayar semuanya dulu, lalu dapatkan semuanya. Panah ganda berlaku dua arah.</translation>
    </message>
    <message>
        <source>Pieces move and changes are highlighted. Any key or click skips this. “Speed” says how fast.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Bidak bergerak dan perubahan disorot. Tombol atau klik apa pun melewatinya. “Kecepatan” menentukan lajunya.</translation>
    </message>
    <message>
        <source>Plans</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>Rencana</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>ui/table/review/review_pane.py</extracomment>
        <translation>Mainkan dari sini</translation>
    </message>
    <message>
        <source>Play only the next move of this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Mainkan hanya pilihan berikutnya dari rencana ini</translation>
    </message>
    <message>
        <source>Play the draft without the chosen move</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Mainkan draf tanpa pilihan yang sedang dipilih</translation>
    </message>
    <message>
        <source>Play this plan</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Mainkan rencana ini</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Poin</translation>
    </message>
    <message>
        <source>Prices</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Harga</translation>
    </message>
    <message>
        <source>Put the neutral flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Taruh bendera netral di kaveling kosong.</translation>
    </message>
    <message>
        <source>Put worker {number} on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Taruh pekerja {number} di bangunan lain</translation>
    </message>
    <message>
        <source>Put your own flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Taruh bendera Anda sendiri di kaveling kosong.</translation>
    </message>
    <message>
        <source>Put your second worker on the board before you end your turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Taruh pekerja kedua Anda di papan sebelum mengakhiri giliran.</translation>
    </message>
    <message>
        <source>Put your worker on a building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Taruh pekerja di bangunan</translation>
    </message>
    <message>
        <source>Put your worker on another building</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Taruh pekerja di bangunan lain</translation>
    </message>
    <message>
        <source>Put your worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Taruh pekerja di {place}</translation>
    </message>
    <message>
        <source>Put {owner}’s flag on a free lot.</source>
        <extracomment>ui/games/singapore/panels/__init__.py</extracomment>
        <translation>Taruh bendera {owner} di kaveling kosong.</translation>
    </message>
    <message>
        <source>Raffles stone</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Batu Raffles</translation>
    </message>
    <message>
        <source>Raffles stone: fewest victory points, begins the round</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Batu Raffles: poin kemenangan paling sedikit, memulai putaran</translation>
    </message>
    <message>
        <source>Raids</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Razia</translation>
    </message>
    <message>
        <source>Report a problem: the file includes all hidden money and goods</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Laporkan masalah: berkas memuat semua uang dan barang tersembunyi</translation>
    </message>
    <message>
        <source>Researches expansion and buys areas.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Meriset Perluasan dan membeli wilayah.</translation>
    </message>
    <message>
        <source>Researches mergers early and announces many.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Cepat meriset Merger dan mengumumkan banyak merger.</translation>
    </message>
    <message numerus="yes">
        <source>Reset the {n} settings shown under “{page}” to their defaults?</source>
        <extracomment>For one: Reset the setting shown under “{page}” to its default? ui/settings/settings_dialog.py</extracomment>
        <translation>
            <numerusform>Kembalikan {n} setelan yang tampil di “{page}” ke bawaannya?</numerusform>
        </translation>
    </message>
    <message>
        <source>Return black chips</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>Kembalikan cip hitam</translation>
    </message>
    <message numerus="yes">
        <source>Return {n} black chips</source>
        <extracomment>For one: Return {n} black chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Kembalikan {n} cip hitam</numerusform>
        </translation>
    </message>
    <message>
        <source>Road to {place}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Jalan ke {place}</translation>
    </message>
    <message>
        <source>Road: {a} – {b}</source>
        <extracomment>ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Jalan: {a} – {b}</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>ui/games/singapore/panels/roads_page.py, ui/games/singapore/panels/turn.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Jalan</translation>
    </message>
    <message>
        <source>Round {round}: {player} gains {points}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Putaran {round}: {player} memperoleh {points}</translation>
    </message>
    <message>
        <source>Round {round}: {player} has the Raffles stone</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Putaran {round}: {player} memegang batu Raffles</translation>
    </message>
    <message>
        <source>Say what borders the area</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>Sebutkan apa yang berbatasan dengan wilayah</translation>
    </message>
    <message>
        <source>Shipowner</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>Pemilik kapal</translation>
    </message>
    <message>
        <source>Show all options again</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Tampilkan lagi semua pilihan</translation>
    </message>
    <message>
        <source>Show money and goods (or hold the mouse on the card)</source>
        <extracomment>ui/games/singapore/player_cards.py</extracomment>
        <translation>Tampilkan uang dan barang (atau tahan mouse di kartu)</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <extracomment>ui/table/window/side.py</extracomment>
        <translation>Tampilkan atau sembunyikan panel ini</translation>
    </message>
    <message>
        <source>Singapore</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapura</translation>
    </message>
    <message>
        <source>Singapore {seed}</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>Singapura {seed}</translation>
    </message>
    <message>
        <source>Singapore, a bay</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapura, teluk</translation>
    </message>
    <message>
        <source>Singapore, wide</source>
        <comment>title of a map</comment>
        <extracomment>games/singapore/maps/layouts.py</extracomment>
        <translation>Singapura, lebar</translation>
    </message>
    <message>
        <source>Singapore: quick reference</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Singapura: ringkasan aturan</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Penyelundup</translation>
    </message>
    <message>
        <source>Sold</source>
        <comment>stamp</comment>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Terjual</translation>
    </message>
    <message>
        <source>Sold {goods} to {cities} for {amount}.</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Menjual {goods} ke {cities} seharga {amount}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Start building</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Bangunan awal</translation>
    </message>
    <message>
        <source>Starting Round</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Putaran Awal</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Style of play for seat {seat}</source>
        <extracomment>ui/table/games/game_choices.py</extracomment>
        <translation>Gaya bermain kursi {seat}</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <extracomment>ui/settings/shortcuts.py</extracomment>
        <translation>T, Shift+T</translation>
    </message>
    <message>
        <source>Ta&amp;ke over</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ambi&amp;l alih</translation>
    </message>
    <message>
        <source>Take a tile, build it on your flag, and pay for the lot.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Ambil keping, bangun di kaveling dengan bendera Anda, dan bayar harganya.</translation>
    </message>
    <message>
        <source>Take your second worker</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>Dapatkan pekerja kedua</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Ambil {gain}</translation>
    </message>
    <message>
        <source>The Raffles player puts a flag of each player on a free lot next to a building. Corners don’t count.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pemain Raffles menaruh satu bendera tiap pemain di kaveling kosong di sebelah bangunan. Sudut tidak dihitung.</translation>
    </message>
    <message>
        <source>The archive is damaged: an entry ends too early.</source>
        <extracomment>files/zip_archive.py, mapmaking/imports/open_file.py</extracomment>
        <translation>Arsip ini rusak: sebuah entri berakhir terlalu cepat.</translation>
    </message>
    <message>
        <source>The area “{id}” is named twice.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Wilayah “{id}” disebut dua kali.</translation>
    </message>
    <message>
        <source>The best come first: by income, then by cities, ships nearby, demand and room.</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Yang terbaik lebih dulu: menurut pendapatan, lalu kota, kapal terdekat, permintaan, dan ruang.</translation>
    </message>
    <message>
        <source>The bot {bot} doesn’t have styles of play. Leave out the style.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>{bot} tidak punya gaya bermain. Hapus gayanya.</translation>
    </message>
    <message>
        <source>The bots are still paused.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>Bot masih dijeda.</translation>
    </message>
    <message>
        <source>The building “{id}” is there twice.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Bangunan “{id}” tercantum dua kali.</translation>
    </message>
    <message>
        <source>The disk couldn’t be read or written.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Disk tidak dapat dibaca atau ditulisi.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Disk penuh.</translation>
    </message>
    <message>
        <source>The disk is write-protected.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Disk dilindungi dari penulisan.</translation>
    </message>
    <message>
        <source>The file is too large for the disk.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Berkas terlalu besar untuk disk.</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg or .pdf, not “{ending}”.</source>
        <extracomment>ui/support/picture_file.py</extracomment>
        <translation>Nama berkas harus berakhiran .png, .svg, atau .pdf, bukan “{ending}”.</translation>
    </message>
    <message>
        <source>The first brings you the most.</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>Yang pertama paling menguntungkan Anda.</translation>
    </message>
    <message numerus="yes">
        <source>The first {n} are best for you, and equally good.</source>
        <extracomment>For one: The first {n} is best for you. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} yang pertama terbaik bagi Anda, dan sama baiknya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first {same} bring you the same; of these the first {n} help your rivals least.</source>
        <extracomment>For one: The first {same} bring you the same; of these the first helps your rivals least. ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>
            <numerusform>{same} yang pertama sama bagi Anda; {n} yang pertama di antaranya paling sedikit membantu pesaing.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder isn’t empty.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Folder tidak kosong.</translation>
    </message>
    <message>
        <source>The game continues without being saved, and the program keeps trying. To be safe, save a copy elsewhere.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>Permainan berlanjut tanpa tersimpan, dan program terus mencoba. Untuk berjaga-jaga, simpan salinan di tempat lain.</translation>
    </message>
    <message>
        <source>The game ends this year, so a new area earns nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Permainan berakhir tahun ini, jadi wilayah baru tidak menghasilkan apa-apa.</translation>
    </message>
    <message>
        <source>The game ends this year: a new area earns nothing. Stop, or buy one for {price}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Permainan berakhir tahun ini: wilayah baru percuma. Berhenti, atau beli seharga {price}.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns only by sales still to come.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Permainan berakhir tahun ini: kapal baru hanya menghasilkan dari penjualan yang masih akan terjadi.</translation>
    </message>
    <message>
        <source>The game ends this year: a new ship earns you nothing.</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Permainan berakhir tahun ini: kapal baru tidak menghasilkan apa-apa bagi Anda.</translation>
    </message>
    <message>
        <source>The game is open in another window.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>Permainan ini terbuka di jendela lain.</translation>
    </message>
    <message>
        <source>The game needs at least {n} lots.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Permainan memerlukan sedikitnya {n} kaveling.</translation>
    </message>
    <message>
        <source>The games are back in the list of saved games.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>Permainan itu kembali ada di daftar permainan tersimpan.</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. It may take more than {n}&#xa0;MB of memory, the limit for a file of this size.</source>
        <extracomment>mapmaking/imports/limits.py</extracomment>
        <translation>Impor berhenti tak terduga. Mungkin perlu lebih dari {n}&#xa0;MB memori, batas untuk berkas sebesar ini.</translation>
    </message>
    <message>
        <source>The lot is cheaper: £{best}, not £{other}.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Kavelingnya lebih murah: £{best}, bukan £{other}.</translation>
    </message>
    <message>
        <source>The map is too dense. In a group of {n} areas each one touches more than {most} others of the group, and bots would think for too long.</source>
        <extracomment>games/indonesia/rules/scenario.py</extracomment>
        <translation>Peta ini terlalu padat. Dalam kelompok {n} wilayah, setiap wilayah menyentuh lebih dari {most} wilayah lain di kelompok itu, dan bot akan berpikir terlalu lama.</translation>
    </message>
    <message>
        <source>The map now has no tiles.</source>
        <extracomment>games/singapore/maps/map_data.py</extracomment>
        <translation>Peta ini sekarang tidak punya keping.</translation>
    </message>
    <message>
        <source>The map was shared, but what you wrote about it wasn’t kept for next time.</source>
        <extracomment>ui/editor/menus/export_commands.py</extracomment>
        <translation>Peta sudah dibagikan, tetapi yang Anda tulis tentangnya tidak disimpan untuk lain kali.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Namanya terlalu panjang.</translation>
    </message>
    <message>
        <source>The name “{name}” has an invisible joiner that its letters don’t need.</source>
        <extracomment>core/player_names.py</extracomment>
        <translation>Nama “{name}” punya penyambung tak terlihat yang tidak diperlukan hurufnya.</translation>
    </message>
    <message>
        <source>The next best move is just as good.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Pilihan terbaik berikutnya sama baiknya.</translation>
    </message>
    <message>
        <source>The path is longer than Windows allows.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Jalurnya lebih panjang daripada yang diizinkan Windows.</translation>
    </message>
    <message>
        <source>The player with the fewest VP gets the Raffles stone. If players tie, it’s the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Pemain dengan PK paling sedikit mendapat batu Raffles. Jika seri, penanda terbawah menentukan.</translation>
    </message>
    <message>
        <source>The player with the most victory points wins. Money, goods and chips don’t count.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Pemain dengan poin kemenangan terbanyak menang. Uang, barang, dan cip tidak dihitung.</translation>
    </message>
    <message>
        <source>The program has too many files open.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Program membuka terlalu banyak berkas.</translation>
    </message>
    <message>
        <source>The program takes the first of equal areas for {player}. Undo takes it all back.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Program mengambil wilayah pertama yang setara untuk {player}. Urungkan membatalkan semuanya.</translation>
    </message>
    <message>
        <source>The raid took the chips.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Razia mengambil cipnya.</translation>
    </message>
    <message>
        <source>The random seed {seed} doesn’t produce this outcome of chance.</source>
        <extracomment>core/record.py</extracomment>
        <translation>Nomor acak {seed} tidak menghasilkan keluaran peluang ini.</translation>
    </message>
    <message>
        <source>The seals must be in the order of their spaces.</source>
        <extracomment>games/singapore/rules/box.py</extracomment>
        <translation>Segel harus urut sesuai petaknya.</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Tumpukan sudah habis.</translation>
    </message>
    <message>
        <source>The start buildings are already joined to one another.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Bangunan awal sudah saling terhubung.</translation>
    </message>
    <message>
        <source>The start tile and the land tiles must lie side by side, in one piece.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Keping awal dan keping lahan harus bersisian dan menyatu.</translation>
    </message>
    <message>
        <source>The start tile needs {n} lots, as many as it has prices.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Keping awal memerlukan {n} kaveling, sebanyak harganya.</translation>
    </message>
    <message>
        <source>The start tile needs {n} start buildings.</source>
        <extracomment>games/singapore/rules/scenario.py</extracomment>
        <translation>Keping awal memerlukan {n} bangunan awal.</translation>
    </message>
    <message>
        <source>The tile that’s left gets the hut. If it already had the hut, it leaves the game.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Keping yang tersisa mendapat pondok. Jika sudah berpondok, keping itu keluar dari permainan.</translation>
    </message>
    <message>
        <source>The top tile of the stack costs £{price} in cash.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>Harga keping teratas tumpukan £{price}, dibayar tunai.</translation>
    </message>
    <message>
        <source>The turn that follows is worth more.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Sisa giliran lebih berharga.</translation>
    </message>
    <message>
        <source>The white chip goes back into the bag.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Cip putih kembali ke kantong.</translation>
    </message>
    <message>
        <source>The worker ends the turn where more can be done in the next one.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Pekerja berhenti di tempat yang lebih berguna untuk giliran berikutnya.</translation>
    </message>
    <message>
        <source>The worker is already there. Choose another building.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Pekerja sudah di situ. Pilih bangunan lain.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Ada berkas di tempat yang seharusnya folder.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Berkas atau folder itu tidak ada.</translation>
    </message>
    <message>
        <source>There’s already a building on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Di {area} sudah ada bangunan.</translation>
    </message>
    <message>
        <source>There’s already a flag on {area}.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>Di {area} sudah ada bendera.</translation>
    </message>
    <message>
        <source>There’s already a road between {a} and {b}.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Antara {a} dan {b} sudah ada jalan.</translation>
    </message>
    <message>
        <source>There’s no style “{style}”. Choose one of {known}.</source>
        <extracomment>bots/registry.py</extracomment>
        <translation>Tidak ada gaya “{style}”. Pilih salah satu dari {known}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} gives.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Bukan barang ini yang diberikan {building}.</translation>
    </message>
    <message>
        <source>These aren’t the goods that {building} takes.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Bukan barang ini yang diterima {building}.</translation>
    </message>
    <message>
        <source>They pay for each chip and each opium, return their chips, and lose half their opium, rounded up.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Yang tertangkap membayar untuk tiap cip dan opium, mengembalikan cip, dan kehilangan setengah opium, dibulatkan ke atas.</translation>
    </message>
    <message>
        <source>This building is already joined to the start buildings.</source>
        <extracomment>games/singapore/rules/roads.py</extracomment>
        <translation>Bangunan ini sudah terhubung dengan bangunan awal.</translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods of one kind; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Biayanya {n} barang sejenis; barang Anda kurang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} goods; you have too few.</source>
        <extracomment>For one: This costs {n} good; you have none left for it. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Biayanya {n} barang; barang Anda kurang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs {n} victory points.</source>
        <extracomment>For one: This costs {n} victory point. games/singapore/rules/exchange.py</extracomment>
        <translation>
            <numerusform>Biayanya {n} poin kemenangan.</numerusform>
        </translation>
    </message>
    <message>
        <source>This costs £{price}; you have £{cash}.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Biayanya £{price}; Anda punya £{cash}.</translation>
    </message>
    <message>
        <source>This game doesn’t change. Who plays in the new one?</source>
        <extracomment>ui/table/games/branch_dialog.py</extracomment>
        <translation>Permainan ini tidak berubah. Siapa bermain di yang baru?</translation>
    </message>
    <message>
        <source>This isn’t what {building} does.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Bukan itu kegunaan {building}.</translation>
    </message>
    <message>
        <source>This link leads back to itself.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Tautan ini kembali ke dirinya sendiri.</translation>
    </message>
    <message>
        <source>This worker isn’t on the board yet.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Pekerja ini belum ada di papan.</translation>
    </message>
    <message>
        <source>This would change nothing.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>Ini tidak mengubah apa pun.</translation>
    </message>
    <message>
        <source>Three rounds later</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Tiga putaran kemudian</translation>
    </message>
    <message>
        <source>Tied with {players}. The marker that is lowest in the pile wins the tie.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Seri dengan {players}. Penanda terbawah dalam tumpukan menang.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/panels/building.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Keping</translation>
    </message>
    <message>
        <source>Tiles are laid out until there is one more than players.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Keping dibuka sampai jumlahnya satu lebih banyak daripada jumlah pemain.</translation>
    </message>
    <message>
        <source>Tiles: {tiles}</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>Keping: {tiles}</translation>
    </message>
    <message>
        <source>To the New Helpers</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Ke Pembantu Baru</translation>
    </message>
    <message numerus="yes">
        <source>Too far for this turn: it takes {n} steps, and only {possible} can be made.</source>
        <extracomment>For one: Too far for this turn: it takes {n} step, and only {possible} can be made. ui/games/singapore/panels/moves_page.py</extracomment>
        <translation>
            <numerusform>Terlalu jauh untuk giliran ini: perlu {n} langkah, dan hanya {possible} yang bisa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few tiles are left for another round.</source>
        <extracomment>games/singapore/rules/round.py</extracomment>
        <translation>Keping yang tersisa kurang untuk satu putaran lagi.</translation>
    </message>
    <message>
        <source>Too small on this map: {names}. Press Enter to show nothing else.</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Terlalu kecil di peta ini: {names}. Tekan Enter untuk hanya menampilkannya.</translation>
    </message>
    <message>
        <source>Top of the stack: {building}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Keping teratas: {building}</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>Jalur</translation>
    </message>
    <message>
        <source>Track and tiles</source>
        <extracomment>ui/games/singapore/table_strip.py</extracomment>
        <translation>Jalur dan keping</translation>
    </message>
    <message>
        <source>Trades in opium, whatever the risk.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Berdagang opium, apa pun risikonya.</translation>
    </message>
    <message>
        <source>Tries each building with the turn that follows, by what it’s worth up to the end of the game.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Mencoba tiap bangunan dengan giliran sesudahnya, menurut nilainya sampai akhir permainan.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>Turns</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <extracomment>ui/editor/editor_window.py, ui/table/game_view.py</extracomment>
        <translation>Diurungkan: {move}</translation>
    </message>
    <message>
        <source>Use of buildings</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Pemakaian bangunan</translation>
    </message>
    <message>
        <source>Use your last step to put your second worker on the board.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Pakai langkah terakhir Anda untuk menaruh pekerja kedua di papan.</translation>
    </message>
    <message>
        <source>Use {building}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pakai {building}</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Nilai</translation>
    </message>
    <message>
        <source>Value of the goods and ships in a merger, in rupiah</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Nilai barang dan kapal dalam merger, dalam rupiah</translation>
    </message>
    <message>
        <source>Victory points</source>
        <extracomment>ui/games/singapore/chart_data.py, ui/games/singapore/final_screen.py</extracomment>
        <translation>Poin kemenangan</translation>
    </message>
    <message>
        <source>Victory points by round</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Poin kemenangan per putaran</translation>
    </message>
    <message>
        <source>Victory points gained and lost: {amounts}</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Poin kemenangan yang diperoleh dan hilang: {amounts}</translation>
    </message>
    <message>
        <source>Victory points gained in the round, less those lost</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Poin kemenangan yang diperoleh pada putaran itu, dikurangi yang hilang</translation>
    </message>
    <message>
        <source>Victory points gained to the right and lost to the left; the difference is the score</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Poin kemenangan yang diperoleh ke kanan dan yang hilang ke kiri; selisihnya adalah skor</translation>
    </message>
    <message>
        <source>Victory points: {changes}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Poin kemenangan: {changes}.</translation>
    </message>
    <message>
        <source>Victory track: {markers}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>Jalur poin: {markers}</translation>
    </message>
    <message>
        <source>View only</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>Hanya lihat</translation>
    </message>
    <message>
        <source>Visits to other players</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Kunjungan ke pemain lain</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>ui/games/singapore/panels/moves.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Berjalan terus</translation>
    </message>
    <message>
        <source>Walk, use buildings or build roads. Left: {left}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pilih langkah, aksi, atau jalan. Sisa: {left}.</translation>
    </message>
    <message>
        <source>Weaver’s</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Penenun</translation>
    </message>
    <message>
        <source>Weaving Mill</source>
        <comment>short name of a building</comment>
        <extracomment>ui/games/singapore/texts/short_names.py</extracomment>
        <translation>Pabrik Tenun</translation>
    </message>
    <message>
        <source>Welcome to Singapore</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Selamat datang di Singapura</translation>
    </message>
    <message>
        <source>There’s no news yet.</source>
        <extracomment>ui/shell/news.py</extracomment>
        <translation>Belum ada kabar.</translation>
    </message>
    <message>
        <source>News that a screen reader reads by itself. The list of news has everything.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Apa yang diminta dibacakan sendiri oleh pembaca layar. Daftar kabar memuat semuanya.</translation>
    </message>
    <message>
        <source>All your company slots are taken.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Semua slot perusahaan Anda terisi.</translation>
    </message>
    <message numerus="yes">
        <source>Acquire one of {n} companies, or pass for this phase.</source>
        <extracomment>For one: Acquire the last company, or pass for this phase. ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>Dirikan satu dari {n} perusahaan, atau lewati fase ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Alt+Bawah</translation>
    </message>
    <message>
        <source>Cash with this year’s earnings, and the bank: click an amount for its breakdown</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Uang tunai termasuk pendapatan tahun ini, dan bank: klik jumlah untuk melihat rinciannya</translation>
    </message>
    <message>
        <source>Chosen in the list</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Dipilih dalam daftar</translation>
    </message>
    <message>
        <source>City growth: goods received</source>
        <extracomment>ui/games/indonesia/panels/operations.py, ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Pertumbuhan kota: barang diterima</translation>
    </message>
    <message>
        <source>Click there; with Shift or Ctrl as with the mouse</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Klik di situ; dengan Shift atau Ctrl seperti dengan mouse</translation>
    </message>
    <message>
        <source>Corner of {areas}</source>
        <extracomment>ui/editor/tools/gestures.py</extracomment>
        <translation>Sudut {areas}</translation>
    </message>
    <message>
        <source>Double-click there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Klik ganda di situ</translation>
    </message>
    <message>
        <source>Enter skips what is shown, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Enter melewati yang ditampilkan, Esc langsung ke giliran Anda.</translation>
    </message>
    <message>
        <source>Enter skips what is shown.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Enter melewati yang ditampilkan.</translation>
    </message>
    <message>
        <source>Era</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Era</translation>
    </message>
    <message>
        <source>Green square</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Persegi hijau</translation>
    </message>
    <message>
        <source>Grey circle</source>
        <extracomment>ui/style/theme.py</extracomment>
        <translation>Lingkaran abu-abu</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>phase, in short</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>Kota</translation>
    </message>
    <message>
        <source>Hide the pointer</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Sembunyikan penunjuk</translation>
    </message>
    <message>
        <source>If it ends here, you pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Jika berakhir di sini, Anda membayar {amount} dan mendapat kembali {share}.</translation>
    </message>
    <message>
        <source>If it ends here, {player} pays {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Jika berakhir di sini, {player} membayar {amount}.</translation>
    </message>
    <message>
        <source>Merger payouts from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pembayaran merger dari pemain lain</translation>
    </message>
    <message>
        <source>Merger payouts to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Pembayaran merger kepada pemain lain</translation>
    </message>
    <message>
        <source>Outlines (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz polygons.txt);;All files (*)</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Garis luar (*.geojson *.json *.topojson *.shp *.zip *.svg *.svgz *.kml *.kmz polygons.txt);;Semua berkas (*)</translation>
    </message>
    <message>
        <source>Per year: what the area’s good brings, or would add if the area stayed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>Per tahun: hasil barang wilayah itu, atau tambahannya jika wilayah itu tetap</translation>
    </message>
    <message>
        <source>Room: how many areas it can grow into, which the board shows for the row of a place</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>Ruang: berapa wilayah yang dapat dimasukinya; papan menunjukkannya untuk baris suatu tempat</translation>
    </message>
    <message>
        <source>Several small things make it better.</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>Beberapa hal kecil membuatnya lebih baik.</translation>
    </message>
    <message>
        <source>Ship fees from others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Biaya kapal dari pemain lain</translation>
    </message>
    <message>
        <source>Ship fees to others</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>Biaya kapal kepada pemain lain</translation>
    </message>
    <message>
        <source>Sort a table by this column; again, the other way round</source>
        <extracomment>ui/editor/menus/window_commands.py, ui/settings/shortcuts.py</extracomment>
        <translation>Urutkan tabel menurut kolom ini; sekali lagi, urutan sebaliknya</translation>
    </message>
    <message>
        <source>Sort by this column</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Urutkan menurut kolom ini</translation>
    </message>
    <message>
        <source>Sorted by {column}, ascending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Diurutkan menurut {column}, menaik</translation>
    </message>
    <message>
        <source>Sorted by {column}, descending</source>
        <extracomment>ui/widgets/item_views.py</extracomment>
        <translation>Diurutkan menurut {column}, menurun</translation>
    </message>
    <message>
        <source>Take the links of the property “{name}”</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Ambil hubungan dari properti “{name}”</translation>
    </message>
    <message>
        <source>The bar at the top names the seven phases of a year. Cities buy your goods: at the start of an era, you build one on the coast of a province on your city card. &lt;b&gt;Build yours in Seroja: click one of its areas on the board, then press the button.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Baris di atas menyebutkan tujuh fase dalam setahun. Kota membeli barang Anda: pada awal era, Anda membangun satu kota di pantai sebuah provinsi pada kartu kota Anda. &lt;b&gt;Bangun kota Anda di Seroja: klik salah satu wilayahnya di papan, lalu tekan tombol.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The file has no outlines such as “Name &lt; (10,10) (20,10) (20,20) &gt;”.</source>
        <extracomment>mapmaking/imports/triplea.py</extracomment>
        <translation>Berkas ini tidak memiliki garis luar seperti “Nama &lt; (10,10) (20,10) (20,20) &gt;”.</translation>
    </message>
    <message>
        <source>The key “{key}” is unknown. Correct or remove it. It can’t be ignored, as it could change the game.</source>
        <extracomment>core/definition.py</extracomment>
        <translation>Kunci “{key}” tidak dikenal. Perbaiki atau hapus. Kunci ini tidak bisa diabaikan, karena bisa mengubah permainan.</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”.</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/property_links.py</extracomment>
        <translation>Garis luar tidak punya properti “{name}”.</translation>
    </message>
    <message>
        <source>The outlines have no property “{name}”. They have: {names}.</source>
        <extracomment>mapmaking/imports/area_requests.py, mapmaking/imports/property_links.py</extracomment>
        <translation>Garis luar tidak punya properti “{name}”. Yang ada: {names}.</translation>
    </message>
    <message>
        <source>The property “{name}” names what isn’t among the outlines: {names}.</source>
        <extracomment>mapmaking/imports/property_links.py</extracomment>
        <translation>Properti “{name}” menyebut yang tidak ada di antara garis luar: {names}.</translation>
    </message>
    <message>
        <source>The result was open until then, and became certain only at the end.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Hasilnya masih terbuka sampai saat itu, dan baru pasti di akhir permainan.</translation>
    </message>
    <message>
        <source>The review looked further ahead: it played on after each move.</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Analisis melihat lebih jauh: permainan dilanjutkan setelah tiap langkah.</translation>
    </message>
    <message>
        <source>The wheel, or two fingers on a touchpad, do this up and down. Sideways they always move the map, and with Ctrl they always zoom.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Kegunaan roda, atau dua jari di touchpad, ke atas dan ke bawah. Ke samping selalu menggeser peta, dan dengan Ctrl selalu memperbesar atau memperkecil.</translation>
    </message>
    <message>
        <source>There was no time for all {n}.</source>
        <extracomment>mapmaking/review/tuning.py</extracomment>
        <translation>Waktunya tidak cukup untuk semua {n}.</translation>
    </message>
    <message>
        <source>These properties are too large to be kept: {names}.</source>
        <extracomment>mapmaking/imports/own_properties.py</extracomment>
        <translation>Properti ini terlalu besar untuk disimpan: {names}.</translation>
    </message>
    <message>
        <source>They lie too far apart for one map. Make a file of those that lie together.</source>
        <extracomment>mapmaking/imports/named_shapes.py</extracomment>
        <translation>Letaknya terlalu berjauhan untuk satu peta. Buat berkas dari yang letaknya berdekatan.</translation>
    </message>
    <message>
        <source>This decision</source>
        <extracomment>ui/table/panels/past.py</extracomment>
        <translation>Keputusan ini</translation>
    </message>
    <message>
        <source>This file is of another kind (“{kind}”). You can import {formats}: export it so in the program that made it.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Berkas ini jenis lain (“{kind}”). Anda dapat mengimpor {formats}: ekspor seperti itu di program yang membuatnya.</translation>
    </message>
    <message>
        <source>This file uses entities, which can’t be imported. Save it without them, SVG as plain SVG.</source>
        <extracomment>mapmaking/imports/xml_tree.py</extracomment>
        <translation>Berkas ini memakai entitas, yang tidak bisa diimpor. Simpan tanpa entitas, SVG sebagai SVG biasa.</translation>
    </message>
    <message>
        <source>This graph can’t be read ({error}).</source>
        <extracomment>mapmaking/imports/graph_links.py</extracomment>
        <translation>Graf ini tidak bisa dibaca ({error}).</translation>
    </message>
    <message>
        <source>This time, you sell two goods, each on a different ship of your own. That’s 40 for you, and nothing for Budi. &lt;b&gt;Press the button to ship the goods.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Kali ini Anda menjual dua barang, masing-masing dengan kapal Anda yang berbeda. Anda mendapat 40, dan Budi tidak mendapat apa-apa. &lt;b&gt;Tekan tombol untuk mengirim barang.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>To {cities} instead of {others}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>Ke {cities}, bukan ke {others}</translation>
    </message>
    <message>
        <source>Tune</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Setel</translation>
    </message>
    <message>
        <source>Tune deeds and cards</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Setel konsesi dan kartu</translation>
    </message>
    <message>
        <source>Tune deeds and cards…</source>
        <extracomment>ui/editor/balance/balance_dialog.py</extracomment>
        <translation>Setel konsesi dan kartu…</translation>
    </message>
    <message>
        <source>Turn the wheel there</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Putar roda di situ</translation>
    </message>
    <message>
        <source>Use these deeds and cards</source>
        <extracomment>ui/editor/balance/tune_dialog.py</extracomment>
        <translation>Pakai konsesi dan kartu ini</translation>
    </message>
    <message>
        <source>Use {building}: {goods}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pakai {building}: {goods}</translation>
    </message>
    <message>
        <source>What’s &amp;new</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Yang &amp;baru</translation>
    </message>
    <message>
        <source>When a round can’t be laid out. Most VP wins; tied players: the lowest marker.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Jika keping tidak cukup untuk satu putaran. PK terbanyak menang; jika seri, penanda terbawah.</translation>
    </message>
    <message>
        <source>When you have only one move, such as a forced pass, it’s played at once. Undo takes it back with the move before it. You’re still asked if that would reveal hidden information.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Jika Anda hanya punya satu langkah, misalnya terpaksa melewatkan giliran, langkah itu langsung dimainkan. Urungkan membatalkannya bersama langkah sebelumnya. Anda tetap ditanya jika hal itu membuka informasi tersembunyi.</translation>
    </message>
    <message>
        <source>When you start a new game, older finished games in which only bots played are moved to the trash. Games that a person played, unfinished games and games you renamed always stay.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Saat Anda memulai permainan baru, permainan lama yang sudah selesai dan hanya dimainkan bot dipindahkan ke tempat sampah. Permainan yang dimainkan orang, yang belum selesai, dan yang Anda ganti namanya selalu tetap ada.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Letaknya</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>Asal poin</translation>
    </message>
    <message>
        <source>Which game do you want to learn?</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Permainan mana yang ingin Anda pelajari?</translation>
    </message>
    <message>
        <source>While you wait</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Selama Anda menunggu</translation>
    </message>
    <message>
        <source>While you waited</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Selama Anda menunggu</translation>
    </message>
    <message>
        <source>Whole drawing</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Seluruh gambar</translation>
    </message>
    <message>
        <source>Whole turn</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>Seluruh giliran</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>Lebar</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>board/measures.py, games/indonesia/maps/fairness.py</extracomment>
        <translation>Kemenangan</translation>
    </message>
    <message>
        <source>With {amount} in cash, no merger can be announced.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dengan uang tunai {amount}, tidak ada merger yang bisa diumumkan.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Worker on {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pekerja di {place}</translation>
    </message>
    <message>
        <source>Worker {number}</source>
        <extracomment>ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>Pekerja {number}</translation>
    </message>
    <message>
        <source>Worker {number} is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Pekerja {number} ada di sini</translation>
    </message>
    <message>
        <source>Worker {number} jumps to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pekerja {number} melompat ke {place}</translation>
    </message>
    <message>
        <source>Worker {number} to {place}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pekerja {number} ke {place}</translation>
    </message>
    <message>
        <source>Worker {number}, {steps}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Pekerja {number}, {steps}</translation>
    </message>
    <message>
        <source>Workers</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/texts/__init__.py</extracomment>
        <translation>Pekerja</translation>
    </message>
    <message>
        <source>Workers: {players}</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>Pekerja: {players}</translation>
    </message>
    <message>
        <source>Year {year}: {earnings}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>Tahun {year}: {earnings}</translation>
    </message>
    <message>
        <source>Yearly income is then {amount}, against {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Pemasukan per tahun menjadi {amount}, dibanding {than}.</translation>
    </message>
    <message>
        <source>Years</source>
        <extracomment>games/indonesia/maps/fairness.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>Tahun</translation>
    </message>
    <message>
        <source>Years of a game (median)</source>
        <extracomment>games/indonesia/maps/fairness.py</extracomment>
        <translation>Tahun per permainan (median)</translation>
    </message>
    <message>
        <source>You already have your second worker.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Anda sudah punya pekerja kedua.</translation>
    </message>
    <message>
        <source>You also lose half of your opium, and if you’re short of money, you pay with VP. So keep your chips and your opium below those of the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anda juga kehilangan setengah opium Anda, dan jika uang kurang, Anda membayar dengan PK. Jadi, jagalah agar cip dan opium Anda lebih sedikit daripada milik pemain lain.</translation>
    </message>
    <message>
        <source>You build for the neutral colour: it costs nothing.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Anda membangun untuk warna netral, gratis.</translation>
    </message>
    <message numerus="yes">
        <source>You can return 1 to {n} chips here.</source>
        <extracomment>For one: You can return {n} chip here. games/singapore/rules/use.py</extracomment>
        <translation>
            <numerusform>Di sini Anda bisa mengembalikan 1 sampai {n} cip.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t branch off here: chance in this older game didn’t follow its seed.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>Anda tidak bisa bercabang di sini: dalam permainan lama ini peluang tidak mengikuti nomor acaknya.</translation>
    </message>
    <message>
        <source>You could, but build on D5 this time. It’s cheap, and close to the Builder.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini bangun di D5. Murah, dan dekat dengan Tukang Bangunan.</translation>
    </message>
    <message>
        <source>You could, but choose F5 this time. There, others will often use your building.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini pilih F5. Di sana pemain lain akan sering memakai bangunan Anda.</translation>
    </message>
    <message>
        <source>You could, but choose H6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini pilih H6. Harganya £3, lebih mahal daripada yang lain.</translation>
    </message>
    <message>
        <source>You could, but first build the road between G5 and F5. It brings you visitors.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi bangun dulu jalan antara G5 dan F5. Jalan itu mendatangkan pengunjung.</translation>
    </message>
    <message>
        <source>You could, but put your second worker on Raffles’ Plan on E2 this time.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini taruh pekerja kedua Anda di Rencana Raffles di E2.</translation>
    </message>
    <message>
        <source>You could, but start at your Brickworks on D5 this time. You need bricks.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini mulai di Pabrik Bata Anda di D5. Anda memerlukan bata.</translation>
    </message>
    <message>
        <source>You decide this. Then the program operates {player}’s companies.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>Anda memutuskan ini. Setelah itu program mengoperasikan perusahaan {player}.</translation>
    </message>
    <message>
        <source>You don’t have permission to do that.</source>
        <extracomment>files/whole_file.py</extracomment>
        <translation>Anda tidak punya izin untuk melakukannya.</translation>
    </message>
    <message>
        <source>You don’t have that worker.</source>
        <extracomment>games/singapore/rules/turn.py, games/singapore/rules/use.py</extracomment>
        <translation>Anda tidak punya pekerja itu.</translation>
    </message>
    <message>
        <source>You get {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Anda mendapat {amount}.</translation>
    </message>
    <message>
        <source>You have no black chips to return.</source>
        <extracomment>games/singapore/rules/use.py</extracomment>
        <translation>Anda tidak punya cip hitam untuk dikembalikan.</translation>
    </message>
    <message>
        <source>You have no steps left in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Langkah Anda dalam giliran ini sudah habis.</translation>
    </message>
    <message>
        <source>You have no worker in hand.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Anda tidak sedang memegang pekerja.</translation>
    </message>
    <message>
        <source>You know all you need. Play a full game against bots, or continue right here: from now on, you, Budi and Citra can do anything the rules allow.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anda sudah tahu semua yang diperlukan. Mainkan permainan lengkap melawan bot, atau teruskan di sini: mulai sekarang Anda, Budi, dan Citra bebas melakukan apa pun yang sesuai aturan.</translation>
    </message>
    <message>
        <source>You lay the road of the neutral colour’s new building.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Anda membangun jalan untuk bangunan baru warna netral.</translation>
    </message>
    <message>
        <source>You pay</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Pembayaran</translation>
    </message>
    <message>
        <source>You pay {amount} and get {share} of it back.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Anda membayar {amount} dan mendapat kembali {share}.</translation>
    </message>
    <message>
        <source>You pay {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>Anda membayar {amount}.</translation>
    </message>
    <message>
        <source>You reach the seal at {seal} and get {money}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Anda mencapai segel di {seal} dan mendapat {money}.</translation>
    </message>
    <message>
        <source>You, net</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Anda, bersih</translation>
    </message>
    <message>
        <source>You, net: what you get or pay if the lowest bid wins</source>
        <extracomment>ui/games/indonesia/panels/pair_list.py</extracomment>
        <translation>Anda, bersih: yang Anda terima atau bayar jika tawaran terendah menang</translation>
    </message>
    <message>
        <source>Your bid of 110 was paid out by area, 22 each: you got 66 back, and Budi got 44. So for 44 you bought two areas that earn 40 a year. The merged company takes up only one slot and sells all its goods in one go.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Tawaran 110 dibagikan menurut wilayah, masing-masing 22: Anda menerima kembali 66, dan Budi 44. Jadi dengan 44 Anda membeli dua wilayah yang menghasilkan 40 per tahun. Perusahaan baru hanya memakai satu slot dan menjual semua barangnya sekaligus.</translation>
    </message>
    <message>
        <source>Your bid: {amount}.</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>Tawaranmu: {amount}.</translation>
    </message>
    <message>
        <source>Your changes are back, but you can’t undo them. The steps were kept in a damaged file.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>Perubahan Anda sudah kembali, tetapi tidak bisa diurungkan. Langkah-langkahnya disimpan dalam berkas yang rusak.</translation>
    </message>
    <message>
        <source>Your first building</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bangunan pertama Anda</translation>
    </message>
    <message>
        <source>Your flag is on {lot}.</source>
        <extracomment>ui/games/singapore/recap.py</extracomment>
        <translation>Bendera Anda ada di {lot}.</translation>
    </message>
    <message>
        <source>Your flag is on {lot}. You build there.</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>Bendera Anda ada di {lot}. Di situlah Anda membangun.</translation>
    </message>
    <message>
        <source>Your game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Permainan Anda</translation>
    </message>
    <message>
        <source>Your lot</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Kaveling Anda</translation>
    </message>
    <message>
        <source>Your maps</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>Peta Anda</translation>
    </message>
    <message>
        <source>Your move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Langkah Anda ditampilkan di papan.</translation>
    </message>
    <message>
        <source>Your record</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Statistik Anda</translation>
    </message>
    <message>
        <source>Your record was damaged and has been started again from your saved games. The old file is {file}.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Statistik Anda rusak dan dimulai lagi dari permainan tersimpan. Berkas lamanya {file}.</translation>
    </message>
    <message>
        <source>Your record was deleted.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Statistik Anda telah dihapus.</translation>
    </message>
    <message>
        <source>Your record was written by a later version of the program. Update the program to see it.</source>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Statistik Anda ditulis oleh versi program yang lebih baru. Perbarui program untuk melihatnya.</translation>
    </message>
    <message>
        <source>Your record…</source>
        <extracomment>ui/table/games/start_screen.py</extracomment>
        <translation>Statistik Anda…</translation>
    </message>
    <message>
        <source>Your ships lead to {places}, which need {number} {good}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapal Anda menuju {places}, yang membutuhkan {number} {good}.</translation>
    </message>
    <message>
        <source>Your turn is over: nothing more is possible. End it.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Giliran Anda selesai: tidak ada lagi yang bisa dilakukan. Akhiri.</translation>
    </message>
    <message>
        <source>Your turn: build</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py, ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Giliran Anda: membangun</translation>
    </message>
    <message>
        <source>Your turn: move and act</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Giliran Anda: langkah dan aksi</translation>
    </message>
    <message>
        <source>Your turn: take the mouse.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Giliran Anda: ambil mousenya.</translation>
    </message>
    <message>
        <source>Your worker</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pekerja Anda</translation>
    </message>
    <message>
        <source>Your worker is here</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>Pekerja Anda ada di sini</translation>
    </message>
    <message>
        <source>Your workers stand well for the next turn. End this one.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pekerja Anda sudah di tempat yang baik untuk giliran berikutnya. Akhiri giliran ini.</translation>
    </message>
    <message>
        <source>You’re at step {step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Anda di langkah {step} dari {steps}</translation>
    </message>
    <message>
        <source>You’re caught in a raid</source>
        <extracomment>ui/games/singapore/offer.py</extracomment>
        <translation>Anda tertangkap dalam razia</translation>
    </message>
    <message>
        <source>You’re the last to build</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anda membangun terakhir</translation>
    </message>
    <message>
        <source>You’ve played all seven phases. Play a full game against bots, or continue right here: the script is over, so you and Budi can now do anything the rules allow.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Anda sudah memainkan ketujuh fase. Mainkan permainan lengkap melawan bot, atau lanjutkan di sini: panduannya selesai, jadi Anda dan Budi sekarang boleh melakukan apa pun yang diizinkan aturan.</translation>
    </message>
    <message>
        <source>Zoom to</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>Perbesar ke sini</translation>
    </message>
    <message>
        <source>Zooms to the places you can choose, and back afterwards. Small windows are less than 1600 pixels wide.</source>
        <extracomment>ui/settings/preferences.py</extracomment>
        <translation>Memperbesar tempat yang bisa Anda pilih, lalu kembali lagi. Jendela kecil lebarnya kurang dari 1.600 piksel.</translation>
    </message>
    <message>
        <source>a better place for the worker</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>tempat yang lebih baik untuk pekerja</translation>
    </message>
    <message>
        <source>a further road</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>jalan tambahan</translation>
    </message>
    <message>
        <source>a lot</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>kaveling</translation>
    </message>
    <message>
        <source>a seal, the first time: {spaces}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>segel, pertama kali: {spaces}</translation>
    </message>
    <message>
        <source>a slot is already free</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>sudah ada slot kosong</translation>
    </message>
    <message>
        <source>a space back on the victory track</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>mundur satu petak di jalur poin</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>sekitar {amount}</translation>
    </message>
    <message numerus="yes">
        <source>all goods in and around {area}</source>
        <extracomment>For one: the good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>semua barang di {area} dan sekitarnya</numerusform>
        </translation>
    </message>
    <message>
        <source>all your slots are taken</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>semua slot Anda sudah terisi</translation>
    </message>
    <message>
        <source>already used in this turn</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>sudah dipakai dalam giliran ini</translation>
    </message>
    <message>
        <source>another area isn’t worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>satu wilayah lagi sekarang tidak sepadan dengan harganya</translation>
    </message>
    <message>
        <source>as printed on it</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>seperti tercetak</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <extracomment>board/bounds.py</extracomment>
        <translation>paling sedikit {least}</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <extracomment>board/bounds.py</extracomment>
        <translation>paling banyak {most}</translation>
    </message>
    <message>
        <source>best: {company}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>terbaik: {company}</translation>
    </message>
    <message>
        <source>best: {place}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>terbaik: {place}</translation>
    </message>
    <message>
        <source>black chip</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>cip hitam</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>bangunan</translation>
    </message>
    <message>
        <source>can start nearby: {companies}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>bisa didirikan di sekitarnya: {companies}</translation>
    </message>
    <message>
        <source>cloth</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>kain</translation>
    </message>
    <message>
        <source>costs about {n}&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>rugi sekitar {n}&#xa0;PK</translation>
    </message>
    <message>
        <source>costs less than 1&#xa0;VP</source>
        <extracomment>games/singapore/bots/explain.py</extracomment>
        <translation>rugi kurang dari 1&#xa0;PK</translation>
    </message>
    <message>
        <source>costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>biayanya £{price}</translation>
    </message>
    <message>
        <source>counts as {strength}</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>dihitung {strength}</translation>
    </message>
    <message>
        <source>draws a chip</source>
        <extracomment>ui/games/singapore/texts/advice.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>mengambil cip</translation>
    </message>
    <message>
        <source>draws no chip</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>tanpa cip</translation>
    </message>
    <message>
        <source>each area leaves you {amount} less</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>tiap wilayah mengurangi uang Anda {amount}</translation>
    </message>
    <message>
        <source>each chip and opium in a raid</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>tiap cip dan opium dalam razia</translation>
    </message>
    <message numerus="yes">
        <source>each of your {n} ships carries one more good</source>
        <extracomment>For one: your ship carries one more good ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} kapal Anda masing-masing mengangkut satu barang lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>each: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>masing-masing: {cost}</translation>
    </message>
    <message>
        <source>earned {amount} together</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>bersama mendapat {amount}</translation>
    </message>
    <message>
        <source>elephant</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>gajah</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>giliran berakhir</translation>
    </message>
    <message>
        <source>everything else</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>semua yang lain</translation>
    </message>
    <message>
        <source>fewer black chips after this turn</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih sedikit cip hitam setelah giliran ini</translation>
    </message>
    <message>
        <source>fewer points for others: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih sedikit poin untuk yang lain: {best}, bukan {other}</translation>
    </message>
    <message>
        <source>first year up to {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>tahun pertama hingga {amount}</translation>
    </message>
    <message>
        <source>first year {amount}</source>
        <extracomment>ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>tahun pertama {amount}</translation>
    </message>
    <message>
        <source>for free</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py, ui/games/singapore/texts/building.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>seharga {price}</translation>
    </message>
    <message>
        <source>for {price} more</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>tambah {price}</translation>
    </message>
    <message>
        <source>for £1 more</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>tambah £1</translation>
    </message>
    <message>
        <source>further from what is useful to the other player</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih jauh dari yang berguna bagi pemain lain</translation>
    </message>
    <message>
        <source>get {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>dapat {amount}</translation>
    </message>
    <message>
        <source>gets {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>mendapat {amount}</translation>
    </message>
    <message>
        <source>gives {money}</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>memberi {money}</translation>
    </message>
    <message>
        <source>go to {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>ke {building}</translation>
    </message>
    <message>
        <source>goods of any kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>barang pilihan</translation>
    </message>
    <message>
        <source>goods of one kind</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>barang sejenis</translation>
    </message>
    <message>
        <source>has the hut</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>berpondok</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>tersembunyi</translation>
    </message>
    <message>
        <source>hornbill</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>rangkong</translation>
    </message>
    <message>
        <source>if nobody outbids you, you play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>jika tidak ada yang menawar lebih tinggi, Anda mendapat giliran {place}</translation>
    </message>
    <message>
        <source>illegal</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>illegal building</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>bangunan ilegal</translation>
    </message>
    <message>
        <source>in the list</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>di daftar</translation>
    </message>
    <message>
        <source>is removed</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>dilepas</translation>
    </message>
    <message numerus="yes">
        <source>it can grow by {n} areas until ships lead to a city</source>
        <extracomment>For one: it can grow by {n} area until ships lead to a city ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>bisa meluas {n} wilayah sampai ada kapal menuju kota</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can grow into {n} sea areas</source>
        <extracomment>For one: it can grow into {n} sea area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>bisa meluas ke {n} wilayah laut</numerusform>
        </translation>
    </message>
    <message>
        <source>it can’t add ships, so its turn changes nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tidak bisa menambah kapal, jadi gilirannya tidak mengubah apa pun</translation>
    </message>
    <message>
        <source>it can’t sell anything now, so it takes nothing from your others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>saat ini tidak bisa menjual apa pun, jadi tidak mengurangi penjualan perusahaan Anda yang lain</translation>
    </message>
    <message>
        <source>it helps nobody else for now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>untuk saat ini tidak membantu pemain lain</translation>
    </message>
    <message numerus="yes">
        <source>it joins {n} zones</source>
        <extracomment>For one: it joins {n} zones ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>menyatukan {n} zona</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the deed from the other players</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>agar pemain lain tidak mendapat konsesi itu</translation>
    </message>
    <message numerus="yes">
        <source>it makes room for {n} more areas</source>
        <extracomment>For one: it makes room for {n} more area ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>memberi ruang bagi {n} wilayah lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>it makes the routes longer</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>memperpanjang rute</translation>
    </message>
    <message>
        <source>it opens larger mergers later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>membuka merger yang lebih besar nanti</translation>
    </message>
    <message>
        <source>it sells {goods} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>menjual {goods} seharga {amount}</translation>
    </message>
    <message>
        <source>its ships reach no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>kapalnya belum mencapai kota</translation>
    </message>
    <message numerus="yes">
        <source>its {n} new ships can carry goods this year</source>
        <extracomment>For one: its new ship can carry goods this year ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} kapal barunya bisa mengangkut barang tahun ini</numerusform>
        </translation>
    </message>
    <message>
        <source>just as good</source>
        <extracomment>games/singapore/bots/explain.py, ui/games/indonesia/texts/advice.py</extracomment>
        <translation>sama baiknya</translation>
    </message>
    <message>
        <source>keep your money for the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>simpan uang untuk akhir</translation>
    </message>
    <message>
        <source>last year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>tahun lalu {amount}</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>memimpin</translation>
    </message>
    <message>
        <source>let {players} pay {amount} for it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>biarkan {players} membayar {amount} untuknya</translation>
    </message>
    <message>
        <source>loses {opium} opium</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>kehilangan {opium} opium</translation>
    </message>
    <message>
        <source>may be open on the computer “{computer}”</source>
        <extracomment>ui/editor/dialogs/recovery_dialog.py</extracomment>
        <translation>mungkin terbuka di komputer “{computer}”</translation>
    </message>
    <message>
        <source>money and goods hidden</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>uang dan barang tersembunyi</translation>
    </message>
    <message>
        <source>more goods after this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih banyak barang setelah giliran ini: {best}, bukan {other}</translation>
    </message>
    <message>
        <source>more goods can pass there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>lebih banyak barang bisa lewat di sana</translation>
    </message>
    <message>
        <source>more money after this turn: £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih banyak uang setelah giliran ini: £{best}, bukan £{other}</translation>
    </message>
    <message>
        <source>more points in this turn: {best}, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih banyak poin pada giliran ini: {best}, bukan {other}</translation>
    </message>
    <message>
        <source>more ships wouldn’t bring more now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal tambahan sekarang tidak menghasilkan lebih</translation>
    </message>
    <message>
        <source>nearer to useful buildings and to the workers</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>lebih dekat ke bangunan yang berguna dan ke pekerja</translation>
    </message>
    <message>
        <source>net cost {amount}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>biaya bersih {amount}</translation>
    </message>
    <message>
        <source>next</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>berikutnya</translation>
    </message>
    <message>
        <source>next to {buildings}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>di sebelah {buildings}</translation>
    </message>
    <message>
        <source>no actions left</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>aksi habis</translation>
    </message>
    <message>
        <source>no company on offer now</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>tidak ada perusahaan tersedia</translation>
    </message>
    <message>
        <source>no company on offer would earn yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>belum ada perusahaan tersedia yang akan menghasilkan</translation>
    </message>
    <message>
        <source>no deed is worth a slot now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sekarang tidak ada konsesi yang sepadan dengan satu slot</translation>
    </message>
    <message>
        <source>no goods on its coast</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>tidak ada barang di pantainya</translation>
    </message>
    <message>
        <source>no merger is worth its price now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sekarang tidak ada merger yang sepadan dengan harganya</translation>
    </message>
    <message>
        <source>no new mergers possible yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>belum memungkinkan merger baru</translation>
    </message>
    <message>
        <source>no other player’s ship to pay</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>tidak ada kapal pemain lain yang dibayar</translation>
    </message>
    <message>
        <source>no ship reaches it yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>belum ada kapal yang menjangkaunya</translation>
    </message>
    <message>
        <source>no ships yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>belum ada kapal</translation>
    </message>
    <message>
        <source>no step helps you more than it helps others</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tidak ada langkah riset yang lebih menguntungkan Anda daripada pemain lain</translation>
    </message>
    <message>
        <source>no steps left</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>langkah habis</translation>
    </message>
    <message>
        <source>nobody could sell more there yet</source>
        <extracomment>ui/games/indonesia/texts/city_growth.py</extracomment>
        <translation>belum ada yang bisa menjual lebih banyak di sana</translation>
    </message>
    <message>
        <source>nobody else</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>tidak ada yang lain</translation>
    </message>
    <message>
        <source>nobody else gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>tanpa poin bagi pemain lain</translation>
    </message>
    <message>
        <source>none</source>
        <comment>border</comment>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>none possible now</source>
        <comment>steps</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>sekarang belum bisa</translation>
    </message>
    <message>
        <source>none would bring you more a year yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>belum ada yang menambah pendapatan tahunan Anda</translation>
    </message>
    <message>
        <source>not clearly stronger</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>tidak jelas lebih kuat</translation>
    </message>
    <message>
        <source>not linked</source>
        <extracomment>ui/editor/links/border_dialogs.py</extracomment>
        <translation>tidak terhubung</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/table_strip.py, ui/games/singapore/texts/names.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>nothing new in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tidak ada jangkauan baru</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>sekarang</translation>
    </message>
    <message>
        <source>on display</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>di deretan terbuka</translation>
    </message>
    <message>
        <source>on display, with the hut</source>
        <extracomment>ui/games/singapore/board/board_ui.py</extracomment>
        <translation>di deretan terbuka, berpondok</translation>
    </message>
    <message>
        <source>on this map</source>
        <extracomment>ui/table/games/level_guide.py</extracomment>
        <translation>di peta ini</translation>
    </message>
    <message>
        <source>one more good can be sold each year</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>satu barang lagi bisa dijual setiap tahun</translation>
    </message>
    <message>
        <source>one more good costs nothing</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>satu barang lagi tanpa biaya</translation>
    </message>
    <message>
        <source>only the first {most} are listed</source>
        <extracomment>ui/editor/panels/neighbours.py</extracomment>
        <translation>hanya {most} pertama yang ditampilkan</translation>
    </message>
    <message numerus="yes">
        <source>only {n} goods at {area}</source>
        <extracomment>For one: only {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>hanya {n} barang di {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>only {n} possible now</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>sekarang hanya {n} yang bisa</translation>
    </message>
    <message numerus="yes">
        <source>opens {building}, {n} steps away</source>
        <extracomment>For one: opens {building}, {n} step away ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>membuka {building}, {n} langkah dari sini</numerusform>
        </translation>
    </message>
    <message>
        <source>opium</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>opium</translation>
    </message>
    <message>
        <source>orangutan</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>orang utan</translation>
    </message>
    <message>
        <source>order of play</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>urutan giliran</translation>
    </message>
    <message>
        <source>others cover them completely</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>tertutup seluruhnya oleh yang lain</translation>
    </message>
    <message numerus="yes">
        <source>otherwise {company} takes {n} of its sales</source>
        <extracomment>For one: otherwise {company} takes {n} of its sales ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>jika tidak, {company} merebut {n} penjualannya</numerusform>
        </translation>
    </message>
    <message>
        <source>owned by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>dimiliki oleh</translation>
    </message>
    <message>
        <source>part of the best turn that the bot sees from here</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>bagian dari giliran terbaik yang dilihat bot dari sini</translation>
    </message>
    <message>
        <source>pays {amount}</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>membayar {amount}</translation>
    </message>
    <message>
        <source>pays {amount}, gets {share} back</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>membayar {amount}, kembali {share}</translation>
    </message>
    <message>
        <source>pays {money}</source>
        <extracomment>ui/games/singapore/chips_page.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>membayar {money}</translation>
    </message>
    <message numerus="yes">
        <source>plays {n} moves first</source>
        <extracomment>For one: plays {n} move first ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} pilihan dimainkan dulu</numerusform>
        </translation>
    </message>
    <message>
        <source>pounds</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>pound</translation>
    </message>
    <message>
        <source>put a worker on any building</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>taruh pekerja di bangunan mana pun</translation>
    </message>
    <message>
        <source>puts {cities} in reach</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>menjangkau {cities}</translation>
    </message>
    <message numerus="yes">
        <source>puts {n} more cities in reach</source>
        <extracomment>For one: puts {n} more city in reach ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>menjangkau {n} kota lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>reaches no city</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>tidak menjangkau kota</translation>
    </message>
    <message numerus="yes">
        <source>return up to {n} black chips to the bag</source>
        <extracomment>For one: return {n} black chip to the bag ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>kembalikan hingga {n} cip hitam ke kantong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>returns {n} chips</source>
        <extracomment>For one: returns {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>mengembalikan {n} cip</numerusform>
        </translation>
    </message>
    <message>
        <source>rhinoceros</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>badak</translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if {player}’s {company} goes first</source>
        <extracomment>For one: sells {n} fewer if {player}’s {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>menjual {n} lebih sedikit jika {company} milik {player} menjual lebih dulu</numerusform>
        </translation>
    </message>
    <message>
        <source>ship, in a merger</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>kapal, dalam merger</translation>
    </message>
    <message numerus="yes">
        <source>ships {n} seas away</source>
        <extracomment>For one: ships {n} sea away ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>kapal berjarak {n} laut</numerusform>
        </translation>
    </message>
    <message>
        <source>start buildings count as joined</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>bangunan awal dianggap terhubung</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>tetap</translation>
    </message>
    <message>
        <source>take the second worker</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>dapatkan pekerja kedua</translation>
    </message>
    <message>
        <source>take {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>ambil {gain}</translation>
    </message>
    <message>
        <source>takes 1 step</source>
        <extracomment>ui/games/singapore/panels/moves.py</extracomment>
        <translation>memakai 1 langkah</translation>
    </message>
    <message>
        <source>tarsier</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>tarsius</translation>
    </message>
    <message>
        <source>tea</source>
        <extracomment>games/singapore/rules/constants.py</extracomment>
        <translation>teh</translation>
    </message>
    <message>
        <source>the bot found nothing better</source>
        <extracomment>ui/table/advice.py</extracomment>
        <translation>bot tidak menemukan yang lebih baik</translation>
    </message>
    <message>
        <source>the hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>tangan</translation>
    </message>
    <message>
        <source>the lot costs £{best}, not £{other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>harga kaveling £{best}, bukan £{other}</translation>
    </message>
    <message>
        <source>the lot costs £{price}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>harga kaveling £{price}</translation>
    </message>
    <message>
        <source>the other tile leaves the game</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>keping yang lain keluar dari permainan</translation>
    </message>
    <message>
        <source>the rest of {company} is worth more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>sisa {company} lebih berharga</translation>
    </message>
    <message>
        <source>the saved version</source>
        <extracomment>ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>versi tersimpan</translation>
    </message>
    <message>
        <source>the top tile of the stack</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>keping teratas tumpukan</translation>
    </message>
    <message>
        <source>their lines aren’t closed</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>garisnya tidak tertutup</translation>
    </message>
    <message>
        <source>their type is “{what}”, and only polygons become areas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>jenisnya “{what}”, dan hanya poligon yang menjadi wilayah</translation>
    </message>
    <message>
        <source>then expands to {areas}</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>lalu meluas ke {areas}</translation>
    </message>
    <message>
        <source>then {n} of its ships there</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>lalu {n} kapalnya di sana</translation>
    </message>
    <message>
        <source>they can’t be read</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>tidak bisa dibaca</translation>
    </message>
    <message>
        <source>they cross themselves in too many places</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>memotong dirinya sendiri di terlalu banyak tempat</translation>
    </message>
    <message>
        <source>they don’t enclose anything</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>tidak melingkupi apa pun</translation>
    </message>
    <message>
        <source>they’d earn you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tidak menghasilkan bagi Anda</translation>
    </message>
    <message>
        <source>they’re too large</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>terlalu besar</translation>
    </message>
    <message>
        <source>they’re too narrow for a token</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>terlalu sempit untuk bidak</translation>
    </message>
    <message>
        <source>they’re too small for this canvas</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>terlalu kecil untuk kanvas ini</translation>
    </message>
    <message>
        <source>tiger</source>
        <extracomment>ui/table/heads.py</extracomment>
        <translation>harimau</translation>
    </message>
    <message>
        <source>to be built on for {price}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>harga kaveling {price}</translation>
    </message>
    <message>
        <source>to bid</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>giliran menawar</translation>
    </message>
    <message>
        <source>top of the stack</source>
        <extracomment>ui/games/singapore/board/board_ui.py, ui/games/singapore/tile_row.py</extracomment>
        <translation>keping teratas tumpukan</translation>
    </message>
    <message>
        <source>touches no city</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>tidak menyentuh kota</translation>
    </message>
    <message>
        <source>up to the chip</source>
        <extracomment>ui/games/singapore/panels/plans_page.py, ui/games/singapore/panels/turn.py</extracomment>
        <translation>sampai ada cip yang diambil</translation>
    </message>
    <message>
        <source>used by</source>
        <extracomment>ui/games/singapore/chart_data.py</extracomment>
        <translation>dipakai oleh</translation>
    </message>
    <message>
        <source>victory points</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>poin kemenangan</translation>
    </message>
    <message numerus="yes">
        <source>walk up to {n} more steps</source>
        <extracomment>For one: walk {n} more step ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>hingga {n} langkah tambahan</numerusform>
        </translation>
    </message>
    <message>
        <source>with the hut: it leaves the game if nobody takes it</source>
        <extracomment>ui/games/singapore/tile_row.py</extracomment>
        <translation>berpondok: keluar dari permainan jika tidak diambil</translation>
    </message>
    <message>
        <source>worth about {amount} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>bagimu bernilai sekitar {amount}</translation>
    </message>
    <message>
        <source>worth about {low} to {high} to you</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>bagimu bernilai sekitar {low} sampai {high}</translation>
    </message>
    <message>
        <source>you can start one more company</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Anda bisa mendirikan satu perusahaan lagi</translation>
    </message>
    <message>
        <source>you can’t afford any of them yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>Anda belum mampu membayar satu pun</translation>
    </message>
    <message>
        <source>you can’t announce any merger now</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Anda tidak bisa mengumumkan merger sekarang</translation>
    </message>
    <message>
        <source>you earn {amount}, and no plan sells more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Anda memperoleh {amount}, dan tidak ada rencana yang menjual lebih banyak</translation>
    </message>
    <message>
        <source>you gain {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Anda menerima {amount} bersih</translation>
    </message>
    <message>
        <source>you get a company with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Anda mendapat perusahaan dengan {holding}</translation>
    </message>
    <message>
        <source>you keep your cash and play {place}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>uang tunai Anda utuh, dan Anda mendapat giliran {place}</translation>
    </message>
    <message>
        <source>you lose {opium} opium</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Anda kehilangan {opium} opium</translation>
    </message>
    <message numerus="yes">
        <source>you move back {n} spaces for {money}</source>
        <extracomment>For one: you move back {n} space for {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>Anda mundur {n} petak untuk {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>you pay {amount} net</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Anda membayar {amount} bersih</translation>
    </message>
    <message>
        <source>you pay {money}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Anda membayar {money}</translation>
    </message>
    <message numerus="yes">
        <source>you return {n} chips</source>
        <extracomment>For one: you return {n} chip ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Anda mengembalikan {n} cip</numerusform>
        </translation>
    </message>
    <message>
        <source>your bids for the order of play count more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tawaran Anda untuk urutan giliran dihitung lebih tinggi</translation>
    </message>
    <message>
        <source>your companies may sell there later</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>perusahaan Anda mungkin bisa menjual di sana nanti</translation>
    </message>
    <message>
        <source>your company grows into one with {holding}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>perusahaan Anda membesar menjadi {holding}</translation>
    </message>
    <message>
        <source>your next companies grow faster</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>perusahaan Anda berikutnya meluas lebih cepat</translation>
    </message>
    <message>
        <source>your next ships carry more goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal Anda berikutnya mengangkut lebih banyak barang</translation>
    </message>
    <message>
        <source>your own ships carry it, so {amount} stay with you</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal Anda sendiri mengangkutnya, jadi {amount} tetap milik Anda</translation>
    </message>
    <message>
        <source>your ships can carry goods there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal Anda bisa mengangkut barang ke sana</translation>
    </message>
    <message>
        <source>your two companies become one with {holding}, and a slot is free</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kedua perusahaan Anda menjadi satu dengan {holding}, dan satu slot kosong</translation>
    </message>
    <message>
        <source>you’re paid {amount} or more</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Anda menerima {amount} atau lebih</translation>
    </message>
    <message>
        <source>{amount} a year</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{amount} setahun</translation>
    </message>
    <message>
        <source>{amount} brings {place} place; {than} only {next_place}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} memberi urutan {place}; {than} hanya {next_place}.</translation>
    </message>
    <message>
        <source>{amount} comes before {player}, who bid {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} mendahului {player}, yang menawar {than}.</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place}; {than} brings no more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} cukup untuk giliran {place}; {than} tidak memberi lebih.</translation>
    </message>
    <message>
        <source>{amount} is waived</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{amount} dihapuskan</translation>
    </message>
    <message>
        <source>{amount} less at the end</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{amount} lebih sedikit pada akhir</translation>
    </message>
    <message>
        <source>{amount} rupiah</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{amount} rupiah</translation>
    </message>
    <message>
        <source>{amount} to {player}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} kepada {player}</translation>
    </message>
    <message>
        <source>{amount} waived</source>
        <comment>money that a player can’t pay</comment>
        <extracomment>ui/games/singapore/raid_picture.py</extracomment>
        <translation>{amount} dihapuskan</translation>
    </message>
    <message>
        <source>{amount}, times {number}, comes before {player}, who bid {than}, times {fewer}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} kali {number} mendahului {player}, yang menawar {than} kali {fewer}.</translation>
    </message>
    <message>
        <source>{areas} land areas leave room for at most {most} seas.</source>
        <extracomment>mapmaking/archipelago/options.py</extracomment>
        <translation>{areas} wilayah darat menyisakan ruang untuk paling banyak {most} laut.</translation>
    </message>
    <message>
        <source>{area} already has a city.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} sudah punya kota.</translation>
    </message>
    <message>
        <source>{area} can’t be linked to itself.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} tidak bisa dihubungkan dengan dirinya sendiri.</translation>
    </message>
    <message>
        <source>{area} can’t become so large without changing which areas are adjacent.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} tidak bisa menjadi sebesar itu tanpa mengubah wilayah mana yang bersebelahan.</translation>
    </message>
    <message>
        <source>{area} doesn’t belong to {company}.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} bukan milik {company}.</translation>
    </message>
    <message>
        <source>{area} doesn’t reach this far.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} tidak sampai ke tempat itu.</translation>
    </message>
    <message>
        <source>{area} has no city of size {size} with enough of every good.</source>
        <extracomment>games/indonesia/rules/phases/city_growth.py</extracomment>
        <translation>{area} tidak punya kota ukuran {size} yang menerima cukup dari setiap barang.</translation>
    </message>
    <message>
        <source>{area} has no room for {n} areas. Try fewer.</source>
        <extracomment>mapmaking/edit/shapes/subdivision.py</extracomment>
        <translation>{area} tidak cukup luas untuk {n} wilayah. Coba lebih sedikit.</translation>
    </message>
    <message>
        <source>{area} has to stay on the canvas.</source>
        <extracomment>mapmaking/edit/shapes/placing.py</extracomment>
        <translation>{area} harus tetap di kanvas.</translation>
    </message>
    <message>
        <source>{area} is adjacent to an area with {good}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} bersebelahan dengan wilayah {good}.</translation>
    </message>
    <message>
        <source>{area} is named after its province. Give it a name of its own first.</source>
        <extracomment>mapmaking/edit/naming.py</extracomment>
        <translation>{area} dinamai menurut provinsinya. Beri dulu nama sendiri.</translation>
    </message>
    <message>
        <source>{area} is neither a land area nor a sea on this map.</source>
        <extracomment>mapmaking/edit/linking.py</extracomment>
        <translation>{area} bukan wilayah darat atau laut di peta ini.</translation>
    </message>
    <message>
        <source>{area} is now a lake.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} sekarang danau.</translation>
    </message>
    <message>
        <source>{area} is now land.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} sekarang daratan.</translation>
    </message>
    <message>
        <source>{area} is now sea.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} sekarang laut.</translation>
    </message>
    <message>
        <source>{area} is removed from {company}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{area} dilepas dari {company}.</translation>
    </message>
    <message>
        <source>{area} isn’t a lot.</source>
        <extracomment>games/singapore/rules/lots.py</extracomment>
        <translation>{area} bukan kaveling.</translation>
    </message>
    <message>
        <source>{area} isn’t adjacent to {company}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} tidak bersebelahan dengan {company}.</translation>
    </message>
    <message>
        <source>{area} isn’t empty.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} tidak kosong.</translation>
    </message>
    <message>
        <source>{area} isn’t in {province}.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>{area} tidak terletak di {province}.</translation>
    </message>
    <message>
        <source>{area}, land</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, darat</translation>
    </message>
    <message>
        <source>{area}, sea</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{area}, laut</translation>
    </message>
    <message>
        <source>{area}: {count} ({kinds})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: {count} ({kinds})</translation>
    </message>
    <message>
        <source>{a} and {b} are already linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} sudah terhubung.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by an arrow.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} terhubung oleh panah.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked by their border.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} terhubung oleh batasnya.</translation>
    </message>
    <message>
        <source>{a} and {b} are linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} terhubung, tetapi batasnya meragukan.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked, but their border is doubtful.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} tidak terhubung, tetapi batasnya meragukan.</translation>
    </message>
    <message>
        <source>{a} and {b} aren’t linked.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} tidak terhubung.</translation>
    </message>
    <message>
        <source>{a} and {b} can’t be merged because they aren’t the same kind of area.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{a} dan {b} tidak sejenis, jadi tidak bisa digabungkan.</translation>
    </message>
    <message>
        <source>{a} and {b} don’t share a border.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py, ui/editor/links/matrix_dialog.py</extracomment>
        <translation>{a} dan {b} tidak berbatasan.</translation>
    </message>
    <message>
        <source>{a} and {b} no longer have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} tidak lagi punya setelan manual.</translation>
    </message>
    <message>
        <source>{a} and {b} now have a manual setting.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{a} dan {b} sekarang punya setelan manual.</translation>
    </message>
    <message>
        <source>{a} and {b} run side by side {n} units apart and aren’t linked.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} dan {b} berdampingan dengan jarak {n} satuan dan tidak terhubung.</translation>
    </message>
    <message>
        <source>{a} and {b} were linked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{a} dan {b} dihubungkan secara manual.</translation>
    </message>
    <message>
        <source>{a} and {b} were unlinked manually.</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>Hubungan {a} dan {b} diputuskan secara manual.</translation>
    </message>
    <message>
        <source>{a} isn’t a building next to {b}.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{a} bukan bangunan di sebelah {b}.</translation>
    </message>
    <message>
        <source>{a} ↔ {b}</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{a} ↔ {b}</translation>
    </message>
    <message>
        <source>{bot} is thinking…</source>
        <extracomment>ui/table/decision_presenter.py, ui/table/hints.py</extracomment>
        <translation>{bot} sedang berpikir…</translation>
    </message>
    <message>
        <source>{bot} played as a builder.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} bermain sebagai pembangun.</translation>
    </message>
    <message>
        <source>{bot} played as a careful player.</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} bermain dengan hati-hati.</translation>
    </message>
    <message>
        <source>{bot} played as a grower.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} bermain sebagai peladang.</translation>
    </message>
    <message>
        <source>{bot} played as a merger hunter.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} bermain sebagai pemburu merger.</translation>
    </message>
    <message>
        <source>{bot} played as a shipowner.</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>{bot} bermain sebagai pemilik kapal.</translation>
    </message>
    <message>
        <source>{bot} played as a smuggler.</source>
        <extracomment>ui/games/singapore/game_ui.py</extracomment>
        <translation>{bot} bermain sebagai penyelundup.</translation>
    </message>
    <message>
        <source>{bot} stopped working.</source>
        <extracomment>ui/play/session_bridge.py</extracomment>
        <translation>{bot} berhenti bekerja.</translation>
    </message>
    <message>
        <source>{building} ({lot})</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{building} ({lot})</translation>
    </message>
    <message numerus="yes">
        <source>{building} in {n} steps, not {before}</source>
        <extracomment>For one: {building} in {n} step, not {before} ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>{building} dalam {n} langkah, bukan {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance} ({n})</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{chance} ({n})</translation>
    </message>
    <message numerus="yes">
        <source>{company} expands for free. Choose {n} areas.</source>
        <extracomment>For one: {company} expands for free. Choose {n} area. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{company} meluas gratis. Pilih {n} wilayah.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} with …</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{company} dengan …</translation>
    </message>
    <message>
        <source>{gain} ({goods})</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{gain} ({goods})</translation>
    </message>
    <message>
        <source>{goods} nearby, and your ships go there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} di sekitarnya, dan kapal Anda lewat</translation>
    </message>
    <message>
        <source>{goods} nearby, and {players}’s ships go there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} di sekitarnya, dan kapal {players} lewat</translation>
    </message>
    <message>
        <source>{goods} nearby, but no ships between</source>
        <extracomment>ui/games/indonesia/texts/new_era.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{goods} di sekitarnya, tetapi tanpa kapal di antaranya</translation>
    </message>
    <message>
        <source>{goods} sold to {cities}: {amount}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{goods} dijual ke {cities}: {amount}.</translation>
    </message>
    <message>
        <source>{goods} still to sell, cities buy {bought} more</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} belum dijual, kota masih membeli {bought}</translation>
    </message>
    <message>
        <source>{goods} within reach</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{goods} dalam jangkauan</translation>
    </message>
    <message>
        <source>{grade}: chance of winning {chance} after it, {best} after the better move</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: peluang menang {chance} sesudahnya, {best} sesudah langkah yang lebih baik</translation>
    </message>
    <message>
        <source>{grade}: chance of winning {chance} after it, {best} after the better move; costs about {lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: peluang menang {chance} sesudahnya, {best} sesudah langkah yang lebih baik; merugikan sekitar {lost}</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: peluang {chance}, bukan {best}</translation>
    </message>
    <message>
        <source>{grade}: {chance} to win, not {best}; −{lost}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: peluang {chance}, bukan {best}; −{lost}</translation>
    </message>
    <message>
        <source>{grade}: {chance}, not {best}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{grade}: {chance}, bukan {best}</translation>
    </message>
    <message>
        <source>{least} to {most} years left, the last counted twice.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{least} sampai {most} tahun lagi, yang terakhir dihitung dua kali.</translation>
    </message>
    <message>
        <source>{mark} Best plans: any other pays you less or a rival more.</source>
        <extracomment>ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>{mark} Rencana terbaik: yang lain memberi Anda lebih sedikit atau memberi pesaing lebih banyak.</translation>
    </message>
    <message>
        <source>{node} isn’t an area of the map.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>{node} bukan wilayah di peta.</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;dari&#xa0;10: razia</translation>
    </message>
    <message>
        <source>{number}&#xa0;in&#xa0;10: a raid costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{number}&#xa0;dari&#xa0;10: razia merugikan {costs}</translation>
    </message>
    <message numerus="yes">
        <source>{n} actions</source>
        <extracomment>For one: {n} action ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} aksi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left</source>
        <extracomment>For one: {n} action left ui/games/singapore/panels/turn.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>tersisa {n} aksi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas become siap faji</source>
        <extracomment>For one: {n} area becomes siap faji ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} wilayah menjadi siap faji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas stay, {gone} go.</source>
        <extracomment>For one: {n} area stays, {gone} go. ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{n} wilayah tetap, {gone} dilepas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas were made of the lines around them.</source>
        <extracomment>For one: {n} area was made of the lines around it. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} wilayah dibuat dari garis di sekelilingnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cities received enough of every good to grow to size {size}. You’re first in the order of play, so you choose.</source>
        <extracomment>For one: {n} city received enough of every good to grow to size {size}. You’re first in the order of play, so you choose. ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} kota menerima cukup dari setiap barang untuk tumbuh menjadi ukuran {size}. Giliran Anda pertama, jadi Anda yang memilih.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games of {players} {bot} bots decide (random seeds {first} to {last}).</source>
        <extracomment>For one: {n} game of {players} {bot} bots decides (random seeds {first} to {last}). mapmaking/review/tuning.py</extracomment>
        <translation>
            <numerusform>{n} permainan dengan {players} bot {bot} menentukan (nomor acak {first} sampai {last}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods on its coast</source>
        <extracomment>For one: {n} good on its coast ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} barang di pesisirnya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later moves aren’t possible without it, and were removed, too.</source>
        <extracomment>For one: {n} later move isn’t possible without it, and was removed, too. ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>{n} pilihan sesudahnya tidak mungkin tanpanya dan ikut dihapus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines show what will be adjacent.</source>
        <extracomment>For one: {n} line shows what will be adjacent. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} garis menunjukkan yang akan bersebelahan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links added: {areas}.</source>
        <extracomment>For one: {n} link added: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} hubungan ditambahkan: {areas}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links removed: {areas}.</source>
        <extracomment>For one: {n} link removed: {areas}. mapmaking/edit/linking.py</extracomment>
        <translation>
            <numerusform>{n} hubungan dihapus: {areas}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} more</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>{n} lagi</translation>
    </message>
    <message numerus="yes">
        <source>{n} other cities can’t grow</source>
        <extracomment>For one: {n} other city can’t grow ui/games/indonesia/panels/city_growth.py</extracomment>
        <translation>
            <numerusform>{n} kota lain tidak bisa tumbuh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} other pairs can’t merge now</source>
        <extracomment>For one: {n} other pair can’t merge now ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} pasangan lain belum bisa merger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others bring nothing now</source>
        <extracomment>For one: {n} other brings nothing now ui/games/indonesia/panels/research.py</extracomment>
        <translation>
            <numerusform>{n} lainnya belum ada gunanya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped: they have neither a fill nor a stroke.</source>
        <extracomment>For one: {n} outline was skipped: it has neither a fill nor a stroke. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} garis luar dilewati: tidak punya isian atau garis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <extracomment>For one: {n} pair ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{n} pasangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plans sell as much.</source>
        <extracomment>For one: {n} plan sells as much. ui/games/indonesia/panels/alternatives_page.py</extracomment>
        <translation>
            <numerusform>{n} rencana menjual sama banyak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rival ships</source>
        <extracomment>For one: {n} rival ship ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} kapal lawan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of yours</source>
        <extracomment>For one: {n} ship of yours ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>
            <numerusform>{n} kapal Anda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times {delivery}</source>
        <extracomment>For one: {n} time {delivery} ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>
            <numerusform>{n} kali {delivery}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} visits from other players, most from {player}.</source>
        <extracomment>For one: {n} visit from another player, {player}. ui/games/singapore/final_screen.py</extracomment>
        <translation>
            <numerusform>{n} kunjungan dari pemain lain, terbanyak dari {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings are left for you to decide in the list of problems.</source>
        <extracomment>For one: {n} warning is left for you to decide in the list of problems. ui/editor/dialogs/playable_dialog.py</extracomment>
        <translation>
            <numerusform>{n} peringatan tersisa untuk Anda putuskan di daftar masalah.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years left, the last counted twice.</source>
        <extracomment>For one: {n} year left, counted twice. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{n} tahun lagi, yang terakhir dihitung dua kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, unless one of {n} players outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, kecuali salah satu dari {n} pemain menawar lebih tinggi</translation>
    </message>
    <message numerus="yes">
        <source>{place}: {n} areas</source>
        <extracomment>For one: {place}: {n} area ui/games/indonesia/panels/halving.py</extracomment>
        <translation>
            <numerusform>{place}: {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} are skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Giliran {players} dilewati. {reason}</translation>
    </message>
    <message>
        <source>{players}’s ships already go there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal {players} sudah lewat di sana</translation>
    </message>
    <message>
        <source>{player} can’t pay {amount}, which is waived.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} tidak bisa membayar {amount}; jumlah itu dihapuskan.</translation>
    </message>
    <message>
        <source>{player} is played by the program “{name}”. To open this game, start with --bot {name}=COMMAND.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} dimainkan program “{name}”. Untuk membuka permainan ini, jalankan dengan --bot {name}=PERINTAH.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves back {n} spaces on the victory track for {money}.</source>
        <extracomment>For one: {player} moves back {n} space on the victory track for {money}. ui/games/singapore/texts/building.py</extracomment>
        <translation>
            <numerusform>{player} mundur {n} petak di jalur poin untuk {money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points} in all.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player}: {points} secara keseluruhan.</translation>
    </message>
    <message>
        <source>{player}: {remark}</source>
        <extracomment>ui/table/remark_presenter.py</extracomment>
        <translation>{player}: {remark}</translation>
    </message>
    <message>
        <source>{player}&#xa0;+{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{player}&#xa0;+{points}&#xa0;PK</translation>
    </message>
    <message>
        <source>{player}’s flag on {area}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>Bendera {player} di {area}</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <extracomment>ui/table/own_story.py</extracomment>
        <translation>Permainan {player}</translation>
    </message>
    <message>
        <source>{than} is more than the company is worth to you, but it keeps it from {player}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{than} lebih dari nilainya bagimu, tetapi {player} jadi tidak mendapatkannya.</translation>
    </message>
    <message>
        <source>{tile} gets the hut.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} mendapat pondok.</translation>
    </message>
    <message>
        <source>{building} has no such exchange.</source>
        <extracomment>games/singapore/rules/exchange.py</extracomment>
        <translation>{building} tidak menyediakan pertukaran itu.</translation>
    </message>
    <message>
        <source>{tile} is turned up</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} dibuka</translation>
    </message>
    <message>
        <source>{building} isn’t on display.</source>
        <extracomment>games/singapore/rules/building.py</extracomment>
        <translation>{building} tidak ada di deretan terbuka.</translation>
    </message>
    <message>
        <source>{building} leaves the game</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{building} keluar dari permainan</translation>
    </message>
    <message>
        <source>{tile} leaves the game.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{tile} keluar dari permainan.</translation>
    </message>
    <message>
        <source>{building}: jump to {goal}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: lompat ke {goal}</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <extracomment>ui/table/window/menus.py</extracomment>
        <translation>Ke&amp;cepatan</translation>
    </message>
    <message>
        <source>&lt;b&gt;Choose a road, then do what you like.&lt;/b&gt; On the Plans tab, the program looks for the best moves: select a plan to see it on the board, and play it if you like it. &lt;b&gt;Then end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Pilih jalan, lalu lakukan apa saja.&lt;/b&gt; Di tab Rencana, program mencari rencana terbaik untuk giliran Anda: pilih satu untuk melihatnya di papan, dan mainkan jika Anda suka. &lt;b&gt;Lalu akhiri giliran Anda.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Click the Brickworks again to use it.&lt;/b&gt; You get two bricks, as the picture on it says.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Klik Pabrik Bata lagi untuk memakainya.&lt;/b&gt; Anda mendapat dua bata, seperti gambar di atasnya.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go on to the Weaving Mill on E4.&lt;/b&gt; In your next turn, your second worker starts there.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Teruskan ke Pabrik Tenun di E4.&lt;/b&gt; Dalam giliran berikutnya, pekerja kedua Anda mulai di sana.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead the free road to the Weaver’s Stall.&lt;/b&gt; Then everybody gets here quickly.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Bangun jalan gratis ke Lapak Penenun.&lt;/b&gt; Dengan begitu semua cepat sampai di sini.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Now go to your New Helpers: click G2.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Sekarang pergi ke Pembantu Baru Anda: klik G2.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use it&lt;/b&gt;: this worker gets up to five more steps in this turn. In the third stack there’s another Raffles’ Plan, which puts one of your workers on any other building without a step.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Pakailah&lt;/b&gt;: pekerja ini mendapat sampai lima langkah tambahan dalam giliran ini. Di tumpukan ketiga ada Rencana Raffles lain, yang menaruh salah satu pekerja Anda di bangunan lain mana pun tanpa langkah.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Use the Brick Pit: click it once more.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>&lt;b&gt;Pakai Tambang Bata: klik sekali lagi.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Another player’s building: its owner gets 1&#xa0;VP. Your own and start buildings: nobody does.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Bangunan pemain lain: pemiliknya mendapat 1&#xa0;PK. Bangunan sendiri dan bangunan awal: tanpa PK.</translation>
    </message>
    <message>
        <source>Budi builds and gets opium from Citra’s Opium Smuggling, then walks along your road and sells it at your Black Market. That’s 1&#xa0;VP for you, and two black chips for Budi.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Budi membangun dan mengambil opium di Penyelundupan Opium milik Citra, lalu melewati jalan Anda dan menjualnya di Pasar Gelap Anda. Itu 1&#xa0;PK untuk Anda, dan dua cip hitam untuk Budi.</translation>
    </message>
    <message>
        <source>Budi has started Melati rice, so now there are two rice companies. Two companies with the same good can merge into one, but to announce a merger you need to have researched Mergers. &lt;b&gt;Choose Mergers, and you can do it next year.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Budi telah mendirikan Beras Melati, jadi sekarang ada dua perusahaan beras. Dua perusahaan dengan barang yang sama bisa digabungkan, tetapi untuk mengumumkan merger Anda harus sudah meriset Merger. &lt;b&gt;Pilih Merger, dan tahun depan Anda bisa melakukannya.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Budi’s Builder pays £4 for three bricks. &lt;b&gt;Take your last step there, to E5.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Tukang Bangunan Budi membayar £4 untuk tiga bata. &lt;b&gt;Pakai langkah terakhir Anda ke sana, ke E5.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Can start nearby: {goods}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Bisa didirikan di sekitarnya: {goods}.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Peluang</translation>
    </message>
    <message>
        <source>Cities are built first, then the deeds of era {era} come.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Kota dibangun dahulu, lalu konsesi era {era} dibuka.</translation>
    </message>
    <message>
        <source>Citra uses your Brickworks and your Black Market: 2&#xa0;VP for you. But watch the chip that Citra draws!</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Citra memakai Pabrik Bata dan Pasar Gelap Anda: 2&#xa0;PK untuk Anda. Namun, perhatikan cip yang diambil Citra!</translation>
    </message>
    <message>
        <source>Crop</source>
        <extracomment>ui/editor/imports/import_dialog.py</extracomment>
        <translation>Pangkas</translation>
    </message>
    <message>
        <source>Crop to the frame</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Pangkas sesuai bingkai</translation>
    </message>
    <message>
        <source>Decisions, and how many cost something</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Keputusan, dan berapa yang merugikan</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n}</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Sisa konsesi {good}: {n}</translation>
    </message>
    <message>
        <source>Deeds left for {good}: {n} ({names})</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Sisa konsesi {good}: {n} ({names})</translation>
    </message>
    <message>
        <source>Deeds:</source>
        <extracomment>ui/games/indonesia/phase_strip.py</extracomment>
        <translation>Konsesi:</translation>
    </message>
    <message>
        <source>Drag a frame, or move it with arrow keys (Shift: resize). Enter crops, Esc cancels.</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>Seret untuk membuat bingkai, atau geser dengan tombol panah (Shift: ukuran). Enter memangkas, Esc membatalkan.</translation>
    </message>
    <message>
        <source>Era {era} is over</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Era {era} telah berakhir</translation>
    </message>
    <message>
        <source>Every turn starts with a building. &lt;b&gt;Choose the Black Market&lt;/b&gt;: it buys any two goods for £4. The dark tile is illegal, but that won’t keep anybody away.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Setiap giliran dimulai dengan membangun. &lt;b&gt;Pilih Pasar Gelap&lt;/b&gt;: 2 barang pilihan dibeli di sana seharga £4. Keping gelap ini ilegal, tetapi tidak ada yang akan menjauhinya karena itu.</translation>
    </message>
    <message>
        <source>Forecast if it operates next</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Perkiraan jika dioperasikan berikutnya</translation>
    </message>
    <message>
        <source>It also reaches the {seas}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Ini juga menjangkau {seas}.</translation>
    </message>
    <message>
        <source>It keeps the cash; playing earlier isn’t worth {amount} now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Uang tunai tetap utuh; giliran lebih awal sekarang tidak sepadan dengan {amount}.</translation>
    </message>
    <message>
        <source>It should make {player} pay about {amount} for the company.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Dengan ini {player} kira-kira akan membayar {amount} untuk perusahaan itu.</translation>
    </message>
    <message>
        <source>It then expands to “+”.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Lalu perusahaan meluas ke “+”.</translation>
    </message>
    <message>
        <source>It’s almost time for a merger, and you’ll need the cash. &lt;b&gt;Bid 0 once more&lt;/b&gt;: you’re first, and Budi won’t bid either.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Merger sudah dekat, dan Anda akan memerlukan uang tunai. &lt;b&gt;Tawar 0 sekali lagi&lt;/b&gt;: Anda pertama, dan Budi juga tidak akan menawar.</translation>
    </message>
    <message>
        <source>Largest payout by a merger: {amount} for {companies}, year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Pembayaran merger terbesar: {amount} untuk {companies}, tahun {year}.</translation>
    </message>
    <message>
        <source>Loss</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Kerugian</translation>
    </message>
    <message>
        <source>Mean loss per decision, in {unit}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Rata-rata kerugian per keputusan, dalam {unit}</translation>
    </message>
    <message>
        <source>Most earned: {amount} in year {year}.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Pendapatan terbanyak: {amount} pada tahun {year}.</translation>
    </message>
    <message>
        <source>Move the picture, or the frame of a crop</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>Geser gambar atau bingkai pangkas</translation>
    </message>
    <message numerus="yes">
        <source>Must sell {left} of {n} goods</source>
        <extracomment>For one: Must sell {left} of {n} good ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>Harus menjual {left} dari {n} barang</numerusform>
        </translation>
    </message>
    <message>
        <source>Net</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>Bersih</translation>
    </message>
    <message>
        <source>No deed is worth a slot now.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Sekarang tidak ada konsesi yang sepadan dengan satu slot.</translation>
    </message>
    <message>
        <source>No deeds are left.</source>
        <extracomment>ui/games/indonesia/beats.py</extracomment>
        <translation>Tidak ada konsesi yang tersisa.</translation>
    </message>
    <message>
        <source>No merger to announce yet.</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Belum ada merger untuk diumumkan.</translation>
    </message>
    <message>
        <source>Not sure yet: “{move}” may be just as good. Still thinking…</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Belum yakin: “{move}” mungkin sama baiknya. Masih berpikir…</translation>
    </message>
    <message>
        <source>Not sure: “{move}” may be just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Tidak yakin: “{move}” mungkin sama baiknya.</translation>
    </message>
    <message>
        <source>Now you have a second slot. &lt;b&gt;Start Teratai shipping, with its first ship in the Still Lagoon&lt;/b&gt;: nearly every area borders on it. When your own ships carry your goods, you keep the fees.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Sekarang Anda punya slot kedua. &lt;b&gt;Dirikan Pelayaran Teratai, dengan kapal pertama di Laguna Tenang&lt;/b&gt;: hampir semua wilayah berbatasan dengannya. Jika kapal sendiri yang mengangkut barang Anda, biaya kapal tetap milik Anda.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Play the draft, or remove a move.</source>
        <extracomment>ui/games/singapore/panels/turn.py</extracomment>
        <translation>Mainkan drafnya, atau hapus satu pilihan.</translation>
    </message>
    <message>
        <source>Ship fees: paid others none, received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Biaya kapal: tidak membayar kepada pemain lain, menerima {received} dari mereka.</translation>
    </message>
    <message>
        <source>Ship fees: paid others {paid}, most to {player}; received {received} from them.</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>Biaya kapal: membayar {paid} kepada pemain lain, terbanyak kepada {player}; menerima {received} dari mereka.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move, Esc skips to your turn.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Terlihat di papan. Enter melewati langkah ini, Esc langsung ke giliran Anda.</translation>
    </message>
    <message>
        <source>Shown on the board. Enter skips this move.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Terlihat di papan. Enter melewati langkah ini.</translation>
    </message>
    <message>
        <source>The bot is sure.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>Bot yakin.</translation>
    </message>
    <message>
        <source>The company is worth {amount} to you, and should cost about {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Bagi Anda perusahaan itu bernilai {amount}, dan kira-kira akan berharga {than}.</translation>
    </message>
    <message>
        <source>The numbers on the board are rows of this plan.</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Angka di papan adalah baris rencana ini.</translation>
    </message>
    <message>
        <source>The owners of the buildings used get: {points}.</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Pemilik bangunan yang dipakai mendapat: {points}.</translation>
    </message>
    <message>
        <source>The panel shows what each bid really costs you. The winning bid is paid out to the companies’ owners by area, and three of the five areas are yours: most of it comes straight back. &lt;b&gt;Bid 110.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Panel menunjukkan biaya sebenarnya dari tiap tawaran. Tawaran pemenang dibagikan kepada pemilik perusahaan menurut wilayah, dan tiga dari lima wilayah milik Anda: sebagian besar langsung kembali. &lt;b&gt;Tawar 110.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player with the Raffles stone decides who builds where. &lt;b&gt;First, put your own flag on F5&lt;/b&gt;: it’s in the middle of town, so others will often come by.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pemain Raffles menentukan tempat setiap pemain membangun. &lt;b&gt;Taruh dulu bendera Anda sendiri di F5&lt;/b&gt;: letaknya di tengah kota, jadi pemain lain akan sering lewat.</translation>
    </message>
    <message>
        <source>The replay is running.</source>
        <extracomment>ui/table/decision_view.py</extracomment>
        <translation>Putar ulang sedang berjalan.</translation>
    </message>
    <message>
        <source>The research should bring about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Riset ini kiranya menghasilkan sekitar {amount} lebih banyak sampai akhir.</translation>
    </message>
    <message>
        <source>The ships then also reach {places}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapalnya lalu juga menjangkau {places}.</translation>
    </message>
    <message>
        <source>The ships then also serve {companies}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapalnya lalu juga melayani {companies}.</translation>
    </message>
    <message>
        <source>Then expand (+)</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Lalu meluas (+)</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <extracomment>ui/support/worker.py</extracomment>
        <translation>Ada kesalahan dalam program.</translation>
    </message>
    <message>
        <source>There’s no bottleneck:</source>
        <extracomment>ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>Tidak ada hambatan:</translation>
    </message>
    <message>
        <source>There’s no building on {area} to go to.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Tidak ada bangunan di {area} untuk didatangi.</translation>
    </message>
    <message>
        <source>This counted most: it lowered {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ini paling berpengaruh: peluang {player} turun dari {before} menjadi {after}.</translation>
    </message>
    <message>
        <source>This counted most: it raised {player}’s chance from {before} to {after}.</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>Ini paling berpengaruh: peluang {player} naik dari {before} menjadi {after}.</translation>
    </message>
    <message>
        <source>This time, you bid before Budi. Ties keep their order, so a bid of 0 keeps you first, as long as Budi bids nothing either. &lt;b&gt;Budi is saving up too: bid 0 and keep your cash for later.&lt;/b&gt;</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Kali ini Anda menawar sebelum Budi. Jika seri, urutannya tetap, jadi dengan tawaran 0 Anda tetap pertama selama Budi juga tidak menawar apa pun. &lt;b&gt;Budi juga berhemat: tawar 0 dan simpan uang tunai Anda untuk nanti.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Two tiles are left, or buy the top tile of the stack for £1 more; only the last player of a round can. &lt;b&gt;Choose what you like&lt;/b&gt;: it goes on D4, where your flag is.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Dua keping tersisa, atau beli keping teratas tumpukan dengan tambahan £1; hanya pemain terakhir dalam putaran yang bisa. &lt;b&gt;Pilih sesuka Anda&lt;/b&gt;: keping itu ditaruh di D4, di kaveling dengan bendera Anda.</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>PK</translation>
    </message>
    <message>
        <source>Victory track</source>
        <extracomment>ui/games/singapore/scene_pictures.py</extracomment>
        <translation>Jalur poin</translation>
    </message>
    <message>
        <source>Walk back to the middle of town with your second worker: &lt;b&gt;click your Opium Den on E3.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jalankan pekerja kedua Anda kembali ke tengah kota: &lt;b&gt;klik Rumah Madat Anda di E3.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>When at most one type of deed is left, a new era starts. It brings new cities, then new deeds. Teratai is the only province on your cards with room for a city. &lt;b&gt;Build in either of its areas&lt;/b&gt;: one more city to sell to!</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Saat sisa konsesi paling banyak satu jenis, era baru dimulai: mula-mula muncul kota baru, lalu konsesi baru. Di antara provinsi pada kartu Anda, hanya Teratai yang masih punya tempat untuk kota. &lt;b&gt;Bangun di salah satu wilayahnya&lt;/b&gt;: satu kota lagi untuk membeli beras Anda!</translation>
    </message>
    <message>
        <source>Workers walk on roads only, and each new building gets one for free. &lt;b&gt;Lead yours to the Pawnshop&lt;/b&gt;: start buildings count as joined, so this road leads to all four.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pekerja hanya berjalan lewat jalan, dan setiap bangunan baru mendapat satu jalan gratis. &lt;b&gt;Bangun jalan Anda ke Rumah Gadai&lt;/b&gt;: bangunan awal dianggap saling terhubung, jadi jalan ini menuju keempatnya.</translation>
    </message>
    <message>
        <source>W{number}</source>
        <comment>short for “Worker 2”</comment>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>P{number}</translation>
    </message>
    <message>
        <source>You can’t afford a new area for {price}: you can only stop.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Anda tidak mampu membeli wilayah baru seharga {price}: Anda hanya dapat berhenti.</translation>
    </message>
    <message>
        <source>You can’t afford any merger: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Anda tidak mampu membayar merger apa pun: Anda hanya dapat melewatkan giliran.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain} or more.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Anda tidak dapat melampaui {bid}: Anda hanya dapat melewatkan giliran dan mendapat {gain} atau lebih.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass, and get {gain}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Anda tidak dapat melampaui {bid}: Anda hanya dapat melewatkan giliran dan mendapat {gain}.</translation>
    </message>
    <message>
        <source>You can’t outbid {bid}: you can only pass.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Anda tidak dapat melampaui {bid}: Anda hanya dapat melewatkan giliran.</translation>
    </message>
    <message>
        <source>You could, but choose C6 this time. It costs £3, more than the others.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bisa saja, tetapi kali ini pilih C6. Harganya £3, lebih mahal daripada yang lain.</translation>
    </message>
    <message>
        <source>You have two companies now. You operate one, then Budi does, and so on. &lt;b&gt;Operate Teratai shipping first&lt;/b&gt;: it adds a ship, just in time to carry your rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Sekarang Anda punya dua perusahaan. Anda mengoperasikan satu, lalu Budi, dan seterusnya. &lt;b&gt;Operasikan Pelayaran Teratai lebih dulu&lt;/b&gt;: perusahaan itu menambah kapal, tepat waktu untuk mengangkut beras Anda.</translation>
    </message>
    <message>
        <source>You sold everything, so your rice expands again. It can even leave its province: &lt;b&gt;choose the highlighted area in Cempaka.&lt;/b&gt; Each area holds only one good, and your rice can’t be adjacent to another company’s rice.</source>
        <extracomment>ui/games/indonesia/tutorial/first_game.py</extracomment>
        <translation>Semua terjual, jadi beras Anda meluas lagi. Bahkan boleh keluar dari provinsinya: &lt;b&gt;pilih wilayah bertanda di Cempaka.&lt;/b&gt; Satu wilayah hanya memuat satu barang, dan beras Anda tidak boleh bersebelahan dengan beras perusahaan lain.</translation>
    </message>
    <message>
        <source>You use the building where your worker is. Each building once in a turn.</source>
        <extracomment>ui/games/singapore/rules/quick_reference.py</extracomment>
        <translation>Anda memakai bangunan tempat pekerja Anda berada. Tiap bangunan satu kali dalam satu giliran.</translation>
    </message>
    <message>
        <source>You win the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>Anda memenangi merger {first} dan {second} seharga {bid}. Dibayarkan: {shares}.</translation>
    </message>
    <message>
        <source>You won’t announce any mergers. You’ll be asked only in auctions where you can bid.</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Anda tidak akan mengumumkan merger. Anda hanya ditanya dalam lelang yang boleh Anda ikuti.</translation>
    </message>
    <message>
        <source>Your city cards</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>Kartu kota Anda</translation>
    </message>
    <message>
        <source>Your companies should have more room to grow, worth about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Perusahaanmu kiranya punya lebih banyak ruang untuk meluas, senilai sekitar {amount}.</translation>
    </message>
    <message>
        <source>Your flag is on G2, beside Citra’s Courthouse. &lt;b&gt;Build New Helpers there.&lt;/b&gt; Its free road can only lead to the Courthouse, so you don’t have to choose.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Bendera Anda ada di G2, di sebelah Pengadilan milik Citra. &lt;b&gt;Bangun Pembantu Baru di sana.&lt;/b&gt; Jalan gratisnya hanya bisa menuju Pengadilan, jadi Anda tidak perlu memilih.</translation>
    </message>
    <message>
        <source>Your name (optional)</source>
        <extracomment>ui/editor/dialogs/share_dialog.py</extracomment>
        <translation>Nama Anda (opsional)</translation>
    </message>
    <message>
        <source>Your plan: {moves}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>Rencana Anda: {moves}</translation>
    </message>
    <message>
        <source>Your production companies should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Perusahaan produksimu kiranya menghasilkan sekitar {amount} lebih banyak sampai akhir.</translation>
    </message>
    <message>
        <source>Your road leads to all start buildings. &lt;b&gt;Click the Brick Pit on E6 for your second step.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Jalan Anda menuju semua bangunan awal. &lt;b&gt;Klik Tambang Bata di E6 untuk langkah kedua.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your ships should earn about {amount} more by the end.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>Kapalmu kiranya menghasilkan sekitar {amount} lebih banyak sampai akhir.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>Giliran Anda</translation>
    </message>
    <message>
        <source>Your worker is in the Courthouse, which puts up to three of your black chips back into the bag. &lt;b&gt;Choose “Return 3 black chips” in the list.&lt;/b&gt; Then others are as likely as you to be caught in a raid.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Pekerja Anda ada di Pengadilan, yang mengembalikan sampai tiga cip hitam Anda ke kantong. &lt;b&gt;Pilih “Kembalikan 3 cip hitam” dalam daftar.&lt;/b&gt; Dengan begitu, pemain lain sama mudahnya terkena razia seperti Anda.</translation>
    </message>
    <message>
        <source>You’ve already used {building} ({area}) in this turn.</source>
        <extracomment>games/singapore/rules/turn.py</extracomment>
        <translation>Anda sudah memakai {building} ({area}) dalam giliran ini.</translation>
    </message>
    <message>
        <source>You’ve reached 10&#xa0;VP, and there’s a seal: the first time you reach one, you get £5, even in another player’s turn. There’s one every 10 spaces, up to 60.</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anda mencapai 10&#xa0;PK, dan di situ ada segel: saat pertama kali mencapainya, Anda mendapat £5, bahkan dalam giliran pemain lain. Ada segel setiap 10 petak, sampai 60.</translation>
    </message>
    <message>
        <source>You’ve used three buildings. &lt;b&gt;Steps that you don’t take are lost, so end your turn.&lt;/b&gt;</source>
        <extracomment>ui/games/singapore/tutorial/first_game.py</extracomment>
        <translation>Anda sudah memakai tiga bangunan. &lt;b&gt;Langkah yang tidak diambil akan hilang, jadi akhiri giliran Anda.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a bid of {bid} will count as {then}, not {now}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>tawaran {bid} akan dihitung {then}, bukan {now}</translation>
    </message>
    <message>
        <source>a raid is certain</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>razia pasti terjadi</translation>
    </message>
    <message>
        <source>a raid is certain, and costs {costs}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>razia pasti terjadi dan merugikan {costs}</translation>
    </message>
    <message>
        <source>about {amount} less for you at the end</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>pada akhir sekitar {amount} lebih sedikit bagi Anda</translation>
    </message>
    <message>
        <source>best: {first} + {second}, from {price}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>terbaik: {first} + {second}, mulai {price}</translation>
    </message>
    <message>
        <source>better for rivals</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>lebih baik bagi pesaing</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>menawar {amount}</translation>
    </message>
    <message>
        <source>bid {amount}, worth {strength}</source>
        <extracomment>ui/games/indonesia/game_ui.py</extracomment>
        <translation>menawar {amount}, senilai {strength}</translation>
    </message>
    <message>
        <source>demand left: {goods}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>permintaan tersisa: {goods}</translation>
    </message>
    <message>
        <source>earns you nothing</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tidak menghasilkan apa-apa bagi Anda</translation>
    </message>
    <message numerus="yes">
        <source>goods can be sold</source>
        <extracomment>For one: good can be sold ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>barang dapat dijual</numerusform>
        </translation>
    </message>
    <message>
        <source>in the plan</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>dalam rencana</translation>
    </message>
    <message>
        <source>may be just as good</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>mungkin sama baiknya</translation>
    </message>
    <message numerus="yes">
        <source>nearest to growing, {n} goods short: {cities}</source>
        <extracomment>For one: nearest to growing, {n} good short: {cities} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>paling dekat untuk tumbuh, kurang {n} barang: {cities}</numerusform>
        </translation>
    </message>
    <message>
        <source>next</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>berikutnya</translation>
    </message>
    <message>
        <source>no demand left</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>tidak ada permintaan tersisa</translation>
    </message>
    <message>
        <source>no extra sales yet</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>belum ada penjualan tambahan</translation>
    </message>
    <message>
        <source>not simulated</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>tidak disimulasikan</translation>
    </message>
    <message>
        <source>nothing more for you</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>tidak ada tambahan untuk Anda</translation>
    </message>
    <message>
        <source>now</source>
        <comment>whose turn</comment>
        <extracomment>ui/table/panels/meanwhile.py</extracomment>
        <translation>sekarang</translation>
    </message>
    <message>
        <source>on its coasts: {places}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>di pantai-pantainya: {places}</translation>
    </message>
    <message>
        <source>one more area or ship a year for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>satu wilayah atau kapal lagi per tahun untuk {companies}</translation>
    </message>
    <message>
        <source>others will use it more often: about {best} times, not {other}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>pemain lain akan lebih sering memakainya: sekitar {best} kali, bukan {other}</translation>
    </message>
    <message>
        <source>others: {gains}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>yang lain: {gains}</translation>
    </message>
    <message>
        <source>pass for now</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>lewati dahulu</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>poin</translation>
    </message>
    <message>
        <source>put your worker on {building}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>taruh pekerja di {building}</translation>
    </message>
    <message>
        <source>road {a}–{b}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>jalan {a}–{b}</translation>
    </message>
    <message>
        <source>rupiah</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>rupiah</translation>
    </message>
    <message>
        <source>ships are needed there for {companies}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal dibutuhkan di sana untuk {companies}</translation>
    </message>
    <message>
        <source>ships {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>kapal {limits}</translation>
    </message>
    <message numerus="yes">
        <source>simulated {n} times</source>
        <extracomment>For one: simulated {n} time ui/games/indonesia/texts/advice.py</extracomment>
        <translation>
            <numerusform>disimulasikan {n} kali</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest of the turn brings more</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>sisa giliran menghasilkan lebih banyak</translation>
    </message>
    <message numerus="yes">
        <source>then expands by {n} areas</source>
        <extracomment>For one: then expands by {n} area ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>lalu meluas {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn: {gains}</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>giliran ini: {gains}</translation>
    </message>
    <message>
        <source>to {player}: “{why}”</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>kepada {player}: “{why}”</translation>
    </message>
    <message>
        <source>when used: {effect}</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>jika dipakai: {effect}</translation>
    </message>
    <message>
        <source>you earn about {amount} less</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>pendapatan Anda sekitar {amount} lebih sedikit</translation>
    </message>
    <message>
        <source>you earn about {amount} more</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>pendapatan Anda sekitar {amount} lebih banyak</translation>
    </message>
    <message>
        <source>you {sum} a year</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Anda {sum} per tahun</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {fewer} fewer</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Anda {sum} per tahun, dengan menjual {fewer} lebih sedikit</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} instead of {fewer}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Anda {sum} per tahun, dengan menjual {more}, bukan {fewer}</translation>
    </message>
    <message>
        <source>you {sum} a year, selling {more} more</source>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>Anda {sum} per tahun, dengan menjual {more} lebih banyak</translation>
    </message>
    <message>
        <source>your ships already go there</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal Anda sudah lewat di sana</translation>
    </message>
    <message>
        <source>your ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal Anda menuju {places}, tempat ia bisa menjual</translation>
    </message>
    <message>
        <source>{amount} is enough to play {place} unless {player} bids {sum} or more.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{amount} cukup untuk giliran {place}, kecuali {player} menawar {sum} atau lebih.</translation>
    </message>
    <message>
        <source>{area} is gone: its space belongs to {taker}.</source>
        <extracomment>ui/editor/menus/area_menu.py</extracomment>
        <translation>{area} sudah tidak ada: tempatnya menjadi milik {taker}.</translation>
    </message>
    <message numerus="yes">
        <source>{building}: return {n} chips</source>
        <extracomment>For one: {building}: return {n} chip ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{building}: kembalikan {n} cip</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: second worker</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: pekerja kedua</translation>
    </message>
    <message>
        <source>{building}: {pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{building}: {pay} → {gain}</translation>
    </message>
    <message>
        <source>{cash} left</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>sisa {cash}</translation>
    </message>
    <message>
        <source>{change}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{change}&#xa0;PK</translation>
    </message>
    <message>
        <source>{company} ({goods}, net {net})</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{company} ({goods}, bersih {net})</translation>
    </message>
    <message>
        <source>{company} adds a ship in the {sea}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perusahaan {company} menambah kapal di {sea}.</translation>
    </message>
    <message>
        <source>{company} can’t reach a city that still buys its goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} tidak bisa menjangkau kota yang masih membeli barangnya.</translation>
    </message>
    <message>
        <source>{company} has already operated this year.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} sudah beroperasi tahun ini.</translation>
    </message>
    <message>
        <source>{company} has no goods in {area}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Di {area} tidak ada barang {company}.</translation>
    </message>
    <message>
        <source>{company} has no ships in the {sea} or an adjacent sea area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} tidak punya kapal di {sea} atau di laut yang bersebelahan.</translation>
    </message>
    <message>
        <source>{company} isn’t in play.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Perusahaan {company} tidak ada dalam permainan.</translation>
    </message>
    <message numerus="yes">
        <source>{company} may buy up to {n} areas for {price} each. Choose an area, or stop.</source>
        <extracomment>For one: {company} may buy {n} area for {price}. Choose an area, or stop. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>Beli hingga {n} wilayah untuk {company}, masing-masing {price}. Pilih wilayah, atau berhenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} must sell {number} of {n} goods. Accept or change the plan.</source>
        <extracomment>For one: {company} must sell its only good. Accept or change the plan. ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>Wajib menjual {number} dari {n} barang {company}. Terima rencana, atau ubah.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} never sold any goods.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Perusahaan {company} tidak pernah menjual barang.</translation>
    </message>
    <message>
        <source>{company} reaches the same cities without it</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>tanpa itu pun {company} tetap menjangkau kota yang sama</translation>
    </message>
    <message>
        <source>{company} sold all its goods, so it must expand.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} menjual semua barangnya, jadi wajib meluas.</translation>
    </message>
    <message>
        <source>{deed} (era {era})</source>
        <extracomment>games/indonesia/maps/fairness.py, games/indonesia/maps/trial_tables.py</extracomment>
        <translation>{deed} (era {era})</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game less than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Konsesi {deed} menghasilkan Rp{amount} lebih sedikit per permainan daripada konsesi lain dengan era dan jenis yang sama ({interval}).</translation>
    </message>
    <message>
        <source>{deed} earned {amount}&#xa0;Rp a game more than others of its era and type ({interval}).</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>Konsesi {deed} menghasilkan Rp{amount} lebih banyak per permainan daripada konsesi lain dengan era dan jenis yang sama ({interval}).</translation>
    </message>
    <message>
        <source>{deed} isn’t available right now.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Konsesi {deed} sedang tidak tersedia.</translation>
    </message>
    <message>
        <source>{deed} starts at sea. Choose a sea area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Perusahaan {deed} didirikan di laut. Pilih wilayah laut.</translation>
    </message>
    <message>
        <source>{deed} starts on land. Choose a land area.</source>
        <extracomment>games/indonesia/rules/phases/acquisitions.py</extracomment>
        <translation>Perusahaan {deed} didirikan di darat. Pilih wilayah darat.</translation>
    </message>
    <message>
        <source>{entry} (collapsed)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (ditutup)</translation>
    </message>
    <message>
        <source>{entry} (expanded)</source>
        <extracomment>ui/play/log_view.py</extracomment>
        <translation>{entry} (dibuka)</translation>
    </message>
    <message>
        <source>{file} has no outlines that could become areas.</source>
        <extracomment>ui/editor/imports/import_commands.py</extracomment>
        <translation>Di {file} tidak ada garis luar yang bisa menjadi wilayah.</translation>
    </message>
    <message>
        <source>{file} is open on the computer “{computer}”, or the program ended unexpectedly there. If it’s still open there, close it first: playing in both places would damage the game.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} terbuka di komputer “{computer}”, atau program berhenti tak terduga di sana. Jika masih terbuka di sana, tutup dulu: bermain di kedua tempat akan merusak permainan.</translation>
    </message>
    <message>
        <source>{file} is saved again, with everything that was played.</source>
        <extracomment>ui/table/game_controller.py</extracomment>
        <translation>{file} tersimpan lagi, dengan semua yang telah dimainkan.</translation>
    </message>
    <message>
        <source>{file} isn’t a saved game ({ending}) or a map (*{shared}, or a folder with {board}).</source>
        <extracomment>ui/table/window/main_window.py</extracomment>
        <translation>{file} bukan permainan tersimpan ({ending}) atau peta (*{shared}, atau folder berisi {board}).</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>merger</comment>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{first} dan {second}</translation>
    </message>
    <message>
        <source>{first} and {second} become siap faji</source>
        <extracomment>ui/games/indonesia/panels/halving.py</extracomment>
        <translation>{first} dan {second} menjadi siap faji</translation>
    </message>
    <message>
        <source>{folder} already holds other files. Where do you want to save the map?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} sudah berisi berkas lain. Di mana Anda ingin menyimpan peta?</translation>
    </message>
    <message>
        <source>{folder} holds no map. The file {file} is missing.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{folder} tidak berisi peta. Berkas {file} tidak ada.</translation>
    </message>
    <message>
        <source>{folder} holds {files}, but they aren’t a readable map. Overwrite them?</source>
        <extracomment>ui/editor/menus/file_commands.py</extracomment>
        <translation>{folder} berisi {files}, tetapi itu bukan peta yang bisa dibaca. Timpa?</translation>
    </message>
    <message>
        <source>{game} problem {date}</source>
        <extracomment>ui/table/crash_report.py</extracomment>
        <translation>Masalah {game} {date}</translation>
    </message>
    <message>
        <source>{goods} on the board, cities buy {bought}</source>
        <extracomment>ui/games/indonesia/panels/situation.py</extracomment>
        <translation>{goods} di papan, kota membeli {bought}</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>ui/editor/dialogs/map_chooser.py</extracomment>
        <translation>{least}–{most} pemain</translation>
    </message>
    <message>
        <source>{left}% to {right}% across, {top}% to {bottom}% down</source>
        <extracomment>ui/editor/imports/outline_picture.py</extracomment>
        <translation>mendatar {left}% sampai {right}%, tegak {top}% sampai {bottom}%</translation>
    </message>
    <message>
        <source>{limits} ({sum}).</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{limits} ({sum}).</translation>
    </message>
    <message>
        <source>{line} has no ship with room left in the {sea}.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Perusahaan {line} tidak punya kapal yang masih lowong di {sea}.</translation>
    </message>
    <message>
        <source>{line} via {seas} for {fee}</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{line} lewat {seas}, biaya {fee}</translation>
    </message>
    <message>
        <source>{lot} for {price}</source>
        <extracomment>ui/games/singapore/panels/building.py</extracomment>
        <translation>{lot} seharga {price}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <extracomment>board/bounds.py, board/measures.py, i18n/text.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{low} sampai {high}</translation>
    </message>
    <message>
        <source>{map} (copy)[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map} (salinan)[*] – Editor peta</translation>
    </message>
    <message>
        <source>{map} ({name})</source>
        <extracomment>library.py</extracomment>
        <translation>{map} ({name})</translation>
    </message>
    <message>
        <source>{map} comes with the program. You’re editing a copy, which you can save under a new name.</source>
        <extracomment>ui/editor/window_manager.py</extracomment>
        <translation>{map} adalah bawaan program. Anda mengedit salinannya, yang bisa disimpan dengan nama baru.</translation>
    </message>
    <message>
        <source>{map} is a map. What do you want to do with it?</source>
        <extracomment>ui/app/program.py</extracomment>
        <translation>{map} adalah peta. Apa yang ingin Anda lakukan dengannya?</translation>
    </message>
    <message>
        <source>{moves}, {end}</source>
        <extracomment>ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>{moves}, {end}</translation>
    </message>
    <message>
        <source>{name} (own province)</source>
        <extracomment>ui/editor/imports/outline_model.py</extracomment>
        <translation>{name} (provinsi sendiri)</translation>
    </message>
    <message>
        <source>{name} already has a label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} sudah punya label di peta.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <extracomment>ui/editor/document/own_maps.py, ui/play/save_folder.py</extracomment>
        <translation>Salinan {name}</translation>
    </message>
    <message>
        <source>{name} has no label on the map.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} tidak punya label di peta.</translation>
    </message>
    <message>
        <source>{name} was skipped. {error}</source>
        <extracomment>mapmaking/imports/areas.py</extracomment>
        <translation>{name} dilewati. {error}</translation>
    </message>
    <message>
        <source>{name} was skipped: it doesn’t enclose anything.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: tidak melingkupi apa pun.</translation>
    </message>
    <message>
        <source>{name} was skipped: its line isn’t closed.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: garisnya tidak tertutup.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline can’t be read.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: garis luarnya tidak terbaca.</translation>
    </message>
    <message>
        <source>{name} was skipped: its outline crosses itself in too many places.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: garis luarnya memotong dirinya sendiri di terlalu banyak tempat.</translation>
    </message>
    <message>
        <source>{name} was skipped: its type is “{what}”, and only polygons become areas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: jenisnya “{what}”, dan hanya poligon yang menjadi wilayah.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s completely covered by others.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: tertutup seluruhnya oleh yang lain.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too large.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: terlalu besar.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too narrow for a token.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: terlalu sempit untuk bidak.</translation>
    </message>
    <message>
        <source>{name} was skipped: it’s too small for this canvas.</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{name} dilewati: terlalu kecil untuk kanvas ini.</translation>
    </message>
    <message>
        <source>{number} any</source>
        <comment>goods</comment>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} barang pilihan</translation>
    </message>
    <message>
        <source>{number} of one good</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number} barang sejenis</translation>
    </message>
    <message>
        <source>{number}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{number}&#xa0;PK</translation>
    </message>
    <message numerus="yes">
        <source>{n} across a coast</source>
        <extracomment>For one: {n} across a coast ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} lewat pantai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas not bought</source>
        <extracomment>For one: {n} area not bought ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{n} wilayah tidak dibeli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas selected</source>
        <extracomment>For one: {n} area selected ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} wilayah terpilih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} black chips</source>
        <extracomment>For one: {n} black chip ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} cip hitam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bricks</source>
        <extracomment>For one: {n} brick ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} bata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by land</source>
        <extracomment>For one: {n} by land ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} lewat darat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} by sea</source>
        <extracomment>For one: {n} by sea ui/editor/links/texts.py</extracomment>
        <translation>
            <numerusform>{n} lewat laut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} chips + {opium} opium = {total}</source>
        <extracomment>For one: {n} chip + {opium} opium = {total} ui/games/singapore/chips_page.py</extracomment>
        <translation>
            <numerusform>{n} cip + {opium} opium = {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloned shapes were skipped.</source>
        <extracomment>For one: {n} cloned shape was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} salinan bentuk dilewati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cloth</source>
        <extracomment>For one: {n} cloth ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} kain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} corners</source>
        <extracomment>For one: {n} corner ui/editor/imports/import_dialog.py, ui/editor/tools/pencil.py</extracomment>
        <translation>
            <numerusform>{n} sudut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions, starting at decision {first}</source>
        <extracomment>For one: {n} decision, starting at decision {first} ui/table/games/new_game_controller.py</extracomment>
        <translation>
            <numerusform>{n} keputusan, mulai dari keputusan {first}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} differences. Click one to see it on the map.</source>
        <extracomment>For one: {n} difference. Click it to see it on the map. ui/editor/dialogs/compare_dialog.py</extracomment>
        <translation>
            <numerusform>{n} perbedaan. Klik salah satunya untuk melihatnya di peta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures have changed more than by chance; they come first.</source>
        <extracomment>For one: {n} figure has changed more than by chance; it comes first. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} angka berubah lebih dari sekadar kebetulan; letaknya paling atas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} figures were compared with what’s expected.</source>
        <extracomment>For one: {n} figure was compared with what’s expected. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} angka dibandingkan dengan yang semestinya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} flags left</source>
        <extracomment>For one: {n} flag left ui/games/singapore/player_cards.py</extracomment>
        <translation>
            <numerusform>tersisa {n} bendera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} for worker {number}</source>
        <comment>steps</comment>
        <extracomment>For one: {n} for worker {number} ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} untuk pekerja {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} games with {players} players, all played by the bot {bot}; random seeds {first} to {last}.</source>
        <extracomment>For one: {n} game with {players} players, all played by the bot {bot}; random seeds {first} to {last}. ui/editor/balance/balance_page.py</extracomment>
        <translation>
            <numerusform>{n} permainan dengan {players} pemain, semuanya dimainkan bot {bot}; nomor acak {first} sampai {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area} can’t reach a ship</source>
        <extracomment>For one: {n} good at {area} can’t reach a ship ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} barang di {area} tidak bisa mencapai kapal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods can be sold a year, against {fewer}.</source>
        <extracomment>For one: {n} good can be sold a year, against {fewer}. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} barang bisa dijual per tahun, dibanding {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hints used</source>
        <extracomment>For one: {n} hint used ui/table/panels/result.py</extracomment>
        <translation>
            <numerusform>{n} saran dipakai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links between them</source>
        <extracomment>For one: {n} link between them ui/editor/panels/neighbours.py</extracomment>
        <translation>
            <numerusform>{n} hubungan di antaranya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be added.</source>
        <extracomment>For one: {n} link would be added. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} hubungan akan ditambahkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links would be removed.</source>
        <extracomment>For one: {n} link would be removed. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} hubungan akan dihapus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more</source>
        <comment>steps</comment>
        <extracomment>For one: {n} more ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} tambahan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible</source>
        <extracomment>For one: {n} more merger becomes possible ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>memungkinkan {n} merger lagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more mergers become possible.</source>
        <extracomment>For one: {n} more merger becomes possible. ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>Memungkinkan {n} merger lagi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more steps</source>
        <extracomment>For one: {n} more step ui/games/singapore/panels/turn.py, ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} langkah tambahan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move ui/games/singapore/panels/plans_page.py</extracomment>
        <translation>
            <numerusform>{n} pilihan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new mergers possible</source>
        <extracomment>For one: {n} new merger possible ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>memungkinkan {n} merger baru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new provinces will be added.</source>
        <extracomment>For one: {n} new province will be added. ui/editor/imports/import_dialog.py</extracomment>
        <translation>
            <numerusform>{n} provinsi baru akan ditambahkan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} newer saved games can’t be opened</source>
        <extracomment>For one: {n} newer saved game can’t be opened ui/table/games/start_cards.py</extracomment>
        <translation>
            <numerusform>{n} permainan tersimpan yang lebih baru tidak bisa dibuka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of your companies sell there</source>
        <extracomment>For one: {n} of your companies sells there ui/games/indonesia/texts/why.py</extracomment>
        <translation>
            <numerusform>{n} perusahaan Anda menjual di sana</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} games didn’t end within {years} years.</source>
        <extracomment>For one: {n} of {all} games didn’t end within {years} years. games/indonesia/maps/trial_findings.py</extracomment>
        <translation>
            <numerusform>{n} dari {all} permainan tidak selesai dalam {years} tahun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} old games of bots were moved to the trash.</source>
        <extracomment>For one: {n} old game of bots was moved to the trash. ui/table/games/game_store.py</extracomment>
        <translation>
            <numerusform>{n} permainan lama antarbot dipindahkan ke tempat sampah.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} opium</source>
        <extracomment>For one: {n} opium ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} opium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t be chosen</source>
        <extracomment>For one: {n} other can’t be chosen ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} lainnya tidak bisa dipilih</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others can’t: {reason}</source>
        <extracomment>For one: {n} other can’t: {reason} ui/table/panels/folded_rows.py</extracomment>
        <translation>
            <numerusform>{n} lainnya tidak bisa: {reason}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines were skipped</source>
        <extracomment>For one: {n} outline was skipped mapmaking/imports/skipped.py</extracomment>
        <translation>
            <numerusform>{n} garis luar dilewati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts have no area and were skipped.</source>
        <extracomment>For one: {n} part has no area and was skipped. mapmaking/imports/named_shapes.py</extracomment>
        <translation>
            <numerusform>{n} bagian tidak punya luas, jadi dilewati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts.</source>
        <extracomment>For one: {n} part. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} bagian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures were skipped.</source>
        <extracomment>For one: {n} picture was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} gambar dilewati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <extracomment>For one: {n} player ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{n} pemain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {needed} city cards of era {era}, but there are only {found}.</source>
        <extracomment>For one: {n} player needs {needed} city cards of era {era}, but there are only {found}. games/indonesia/rules/setup.py</extracomment>
        <translation>
            <numerusform>{n} pemain memerlukan {needed} kartu kota era {era}, tetapi hanya ada {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players need {n} city cards for each era, but era {era} has {cards}.</source>
        <extracomment>For one: {n} player needs {n} city card for each era, but era {era} has {cards}. games/indonesia/rules/scenario_check.py</extracomment>
        <translation>
            <numerusform>{n} pemain memerlukan {n} kartu kota untuk tiap era, tetapi era {era} hanya punya {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} results</source>
        <extracomment>For one: {n} result ui/help/contents.py</extracomment>
        <translation>
            <numerusform>{n} hasil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} roads are left.</source>
        <extracomment>For one: {n} road is left. ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>
            <numerusform>Tersisa {n} jalan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships carry 1 more good each</source>
        <extracomment>For one: {n} ship carries 1 more good ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>{n} kapal masing-masing mengangkut 1 barang lagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships not added</source>
        <extracomment>For one: {n} ship not added ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>tersisa {n} kapal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slivers go to the parts beside them.</source>
        <extracomment>For one: {n} sliver goes to the part beside it. ui/editor/tools/split.py</extracomment>
        <translation>
            <numerusform>{n} serpihan masuk ke bagian di sebelahnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <extracomment>For one: {n} step ui/games/singapore/texts/planning.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>{n} langkah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps left</source>
        <extracomment>For one: {n} step left ui/games/singapore/panels/turn.py</extracomment>
        <translation>
            <numerusform>tersisa {n} langkah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tea</source>
        <extracomment>For one: {n} tea ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} teh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} texts were skipped.</source>
        <extracomment>For one: {n} text was skipped. mapmaking/imports/svg.py</extracomment>
        <translation>
            <numerusform>{n} teks dilewati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles left in the stack</source>
        <extracomment>For one: {n} tile left in the stack ui/games/singapore/tile_row.py</extracomment>
        <translation>
            <numerusform>tersisa {n} keping di tumpukan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} victory points</source>
        <extracomment>For one: {n} victory point ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} poin kemenangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} workers on the board</source>
        <extracomment>For one: {n} worker on the board ui/games/singapore/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} pekerja di papan</numerusform>
        </translation>
    </message>
    <message>
        <source>{old} was renamed to {new}.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{old} berganti nama menjadi {new}.</translation>
    </message>
    <message>
        <source>{owner} gets a point</source>
        <extracomment>ui/games/singapore/texts/advice.py</extracomment>
        <translation>{owner} mendapat satu poin</translation>
    </message>
    <message>
        <source>{owner} {lot}</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{owner} {lot}</translation>
    </message>
    <message>
        <source>{pair} for {amount}</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{pair} seharga {amount}</translation>
    </message>
    <message>
        <source>{pay} → {gain}</source>
        <extracomment>ui/games/singapore/texts/names.py, ui/games/singapore/texts/turn.py</extracomment>
        <translation>{pay} → {gain}</translation>
    </message>
    <message>
        <source>{place} to play, {cash} left</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>giliran {place}, sisa {cash}</translation>
    </message>
    <message numerus="yes">
        <source>{place} won {share} of {n} games ({interval}).</source>
        <extracomment>For one: {place} won {share} of {n} game ({interval}). board/measures.py</extracomment>
        <translation>
            <numerusform>{place} memenangi {share} dari {n} permainan ({interval}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} players: {ended} of {games} games finished. On average: {years} years; money by rank {money}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{players} pemain: {ended} dari {games} permainan selesai. Rata-rata: {years} tahun; uang menurut peringkat {money}.</translation>
    </message>
    <message>
        <source>{player} announces no mergers this year.</source>
        <extracomment>ui/games/indonesia/orders.py</extracomment>
        <translation>{player} tidak mengumumkan merger tahun ini.</translation>
    </message>
    <message>
        <source>{player} buys the top of the stack, {tile}, for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} membeli keping teratas tumpukan, {tile}, seharga {price}.</translation>
    </message>
    <message>
        <source>{player} can’t pay for the use of {area} any more, so it has no effect.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} tidak bisa lagi membayar pemakaian {area}, jadi efeknya hilang.</translation>
    </message>
    <message>
        <source>{player} discards a city card ({card}): {reason}</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} membuang kartu kota ({card}). {reason}</translation>
    </message>
    <message>
        <source>{player} draws a black chip for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mengambil cip hitam untuk warna netral.</translation>
    </message>
    <message>
        <source>{player} draws a black chip.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mengambil cip hitam.</translation>
    </message>
    <message>
        <source>{player} draws a white chip: a raid!</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mengambil cip putih: razia!</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mengakhiri giliran.</translation>
    </message>
    <message>
        <source>{player} gets a second worker.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mendapat pekerja kedua.</translation>
    </message>
    <message>
        <source>{player} gets {amount} from the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} mendapat {amount} dari merger {first} dan {second}.</translation>
    </message>
    <message>
        <source>{player} gets {points}</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} dapat {points}</translation>
    </message>
    <message>
        <source>{player} gets {point} as the owner of {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mendapat {point} sebagai pemilik {area}.</translation>
    </message>
    <message>
        <source>{player} had only one move, so it was played: {move}.</source>
        <extracomment>ui/table/game_view.py</extracomment>
        <translation>{player} hanya punya satu langkah, jadi langkah itu dimainkan: {move}.</translation>
    </message>
    <message>
        <source>{player} hasn’t made a decision yet.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>{player} belum memutuskan apa pun.</translation>
    </message>
    <message>
        <source>{player} is played by the bot “{bot}”. To open this game, start the program with --bot {bot}.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} dimainkan bot “{bot}”. Untuk membuka permainan ini, jalankan program dengan --bot {bot}.</translation>
    </message>
    <message>
        <source>{player} is played by “{bot}”, a bot that this program doesn’t have.</source>
        <extracomment>ui/table/games/open_game.py</extracomment>
        <translation>{player} dimainkan “{bot}”, bot yang tidak dimiliki program ini.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} menghubungkan {a} dan {b} dengan jalan gratis.</translation>
    </message>
    <message>
        <source>{player} joins {a} and {b} by a road for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} menghubungkan {a} dan {b} dengan jalan seharga {price}.</translation>
    </message>
    <message>
        <source>{player} leads with {amount}.</source>
        <extracomment>ui/games/indonesia/auction_card.py, ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{player} memimpin dengan {amount}.</translation>
    </message>
    <message>
        <source>{player} must bid {sum} to beat {amount}, but only {smaller_sum} to beat {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} harus menawar {sum} untuk mengalahkan {amount}, tetapi hanya {smaller_sum} untuk {than}.</translation>
    </message>
    <message>
        <source>{player} pays {amount} net for the merger of {first} and {second}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} membayar {amount} bersih untuk merger {first} dan {second}.</translation>
    </message>
    <message>
        <source>{player} places the flags</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>{player} menaruh bendera</translation>
    </message>
    <message>
        <source>{player} puts a worker on {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} menaruh pekerja di {area}.</translation>
    </message>
    <message>
        <source>{player} reaches the seal at {seal} and gets {money}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} mencapai segel di petak {seal} dan mendapat {money}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} for {other} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} meriset {track} {step} untuk {other}: {effect}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} returns {n} black chips to the bag at {area}.</source>
        <extracomment>For one: {player} returns {n} black chip to the bag at {area}. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Di {area}, {player} mengembalikan {n} cip hitam ke kantong.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} should pay about {amount} for it, {than} of it for the announcer’s part.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>{player} kira-kira akan membayar {amount}, {than} di antaranya untuk bagian pemain yang mengumumkan.</translation>
    </message>
    <message>
        <source>{player} starts {company} in the {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} mendirikan {company} di {place}.</translation>
    </message>
    <message>
        <source>{player} to play</source>
        <extracomment>ui/table/games/saved_games.py</extracomment>
        <translation>Giliran {player}</translation>
    </message>
    <message>
        <source>{player} uses {place} and takes {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} memakai {place} dan mengambil {gain}.</translation>
    </message>
    <message>
        <source>{player} uses {place}: {pay} → {gain}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} memakai {place}: {pay} → {gain}.</translation>
    </message>
    <message>
        <source>{player} {sum} ({opium} opium)</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player} {sum} (opium {opium})</translation>
    </message>
    <message>
        <source>{player}: {change}, now {points}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>{player}: {change}, sekarang {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {n} games, {won} won</source>
        <extracomment>For one: {player}: {n} game, {won} won ui/table/games/record_dialog.py</extracomment>
        <translation>
            <numerusform>{player}: {n} permainan, {won} menang</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s PIN</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>PIN {player}</translation>
    </message>
    <message>
        <source>{player}’s decision</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>Keputusan {player}</translation>
    </message>
    <message>
        <source>{player}’s second worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pekerja kedua {player} pergi dari {start} ke {area}.</translation>
    </message>
    <message>
        <source>{players}’s ships can carry more of your goods</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal {players} bisa mengangkut lebih banyak barang Anda</translation>
    </message>
    <message>
        <source>{company} doesn’t expand further.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Perusahaan {company} tidak meluas lebih jauh.</translation>
    </message>
    <message>
        <source>{company} has no room for another area.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} tidak punya ruang untuk wilayah lain.</translation>
    </message>
    <message>
        <source>{lake}, lake</source>
        <extracomment>ui/editor/accessible_map.py</extracomment>
        <translation>{lake}, danau</translation>
    </message>
    <message numerus="yes">
        <source>{n} goods still to sell. Click a good on the board, or plan the rest.</source>
        <extracomment>For one: {n} good still to sell. Click a good on the board, or plan the rest. ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} barang lagi harus dijual. Klik barang di papan, atau rencanakan sisanya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} outlines</source>
        <extracomment>For one: {n} outline ui/editor/imports/outline_picture.py</extracomment>
        <translation>
            <numerusform>{n} garis luar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seals pay {money}</source>
        <extracomment>For one: a seal pays {money} ui/games/singapore/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} segel membayar {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships of {line} in the {sea}: room for {room}</source>
        <extracomment>For one: {n} ship of {line} in the {sea}: room for {room} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} kapal {line} di {sea}: muat {room}</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} to {other} or back</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{one} ke {other} atau sebaliknya</translation>
    </message>
    <message>
        <source>{players} are tied: the lower marker is ahead.</source>
        <extracomment>ui/games/singapore/final_screen.py</extracomment>
        <translation>Seri: {players}. Penanda yang lebih bawah unggul.</translation>
    </message>
    <message>
        <source>{players}’s ships carry it for only {amount}</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal {players} mengangkutnya hanya dengan biaya {amount}</translation>
    </message>
    <message>
        <source>{players}’s ships lead to {places}, where it can sell</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>kapal {players} menuju {places}, tempat ia bisa menjual</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for free.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} membangun {tile} di {lot}, gratis.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for the neutral colour.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} membangun {tile} di {lot} untuk warna netral.</translation>
    </message>
    <message>
        <source>{player} builds {tile} on {lot} for {price}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} membangun {tile} di {lot} seharga {price}.</translation>
    </message>
    <message>
        <source>{player} puts their flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} menaruh bendera sendiri di {lot}.</translation>
    </message>
    <message>
        <source>{player} puts {owner}’s flag on {lot}.</source>
        <extracomment>ui/games/singapore/texts/building.py</extracomment>
        <translation>{player} menaruh bendera {owner} di {lot}.</translation>
    </message>
    <message>
        <source>{player} wins the merger of {first} and {second} for {bid}. Paid out: {shares}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} memenangi merger {first} dan {second} seharga {bid}. Dibayarkan: {shares}.</translation>
    </message>
    <message>
        <source>{player}’s move is shown on the board.</source>
        <extracomment>ui/table/decision_presenter.py</extracomment>
        <translation>Langkah {player} ditampilkan di papan.</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <extracomment>ui/games/singapore/beats.py</extracomment>
        <translation>Giliran {player}</translation>
    </message>
    <message>
        <source>{player}’s worker goes from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pekerja {player} pergi dari {start} ke {area}.</translation>
    </message>
    <message>
        <source>{player}’s worker jumps from {start} to {area}.</source>
        <extracomment>ui/games/singapore/texts/turn.py</extracomment>
        <translation>Pekerja {player} melompat dari {start} ke {area}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s worker on {area} gets {n} more steps.</source>
        <extracomment>For one: {player}’s worker on {area} gets {n} more step. ui/games/singapore/texts/turn.py</extracomment>
        <translation>
            <numerusform>Pekerja {player} di {area} mendapat {n} langkah tambahan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s {company}: {holding}</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>Perusahaan {company} milik {player}: {holding}</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s {company}: {ships}, can carry {n} goods</source>
        <extracomment>For one: {player}’s {company}: {ships}, can carry {n} good ui/games/indonesia/texts/areas.py</extracomment>
        <translation>
            <numerusform>Perusahaan {company} milik {player}: {ships}, bisa mengangkut {n} barang</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}: {players}</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>{points}: {players}</translation>
    </message>
    <message>
        <source>{points}: {players} (lowest first)</source>
        <extracomment>ui/games/singapore/victory_track.py</extracomment>
        <translation>{points}: {players} (dari bawah)</translation>
    </message>
    <message>
        <source>{points}&#xa0;VP</source>
        <extracomment>ui/games/singapore/texts/planning.py</extracomment>
        <translation>{points}&#xa0;PK</translation>
    </message>
    <message>
        <source>{price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{price} per barang</translation>
    </message>
    <message>
        <source>{province} already has a city.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} sudah punya kota.</translation>
    </message>
    <message>
        <source>{province} can’t be removed while deeds or city cards use it: {which}.</source>
        <extracomment>games/indonesia/maps/map_data.py</extracomment>
        <translation>{province} tidak bisa dihapus selama dipakai konsesi atau kartu kota: {which}.</translation>
    </message>
    <message>
        <source>{province} has no area left where {kind} can start.</source>
        <extracomment>games/indonesia/rules/deeds.py</extracomment>
        <translation>Di {province} tidak ada lagi tempat untuk mendirikan perusahaan {kind}.</translation>
    </message>
    <message>
        <source>{province} has no coast, so no city can be built there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} tidak punya pantai, jadi kota tidak bisa dibangun di sana.</translation>
    </message>
    <message>
        <source>{province} has no coast, so ships can’t start there.</source>
        <extracomment>games/indonesia/maps/edits.py, games/indonesia/maps/repair.py, games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} tidak punya pantai, jadi perusahaan pelayaran tidak bisa didirikan di sana.</translation>
    </message>
    <message>
        <source>{province} has no land areas, so the company can’t start there.</source>
        <extracomment>games/indonesia/rules/scenario_check.py</extracomment>
        <translation>{province} tidak punya wilayah darat, jadi perusahaan tidak bisa didirikan di sana.</translation>
    </message>
    <message>
        <source>{province} is already on the card.</source>
        <extracomment>games/indonesia/maps/edits.py</extracomment>
        <translation>{province} sudah ada pada kartu.</translation>
    </message>
    <message>
        <source>{province} isn’t on this city card.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{province} tidak ada pada kartu kota ini.</translation>
    </message>
    <message numerus="yes">
        <source>{province} still has {n} land areas. Assign them to other provinces first.</source>
        <extracomment>For one: {province} still has {n} land area. Assign it to another province first. mapmaking/edit/provinces.py</extracomment>
        <translation>
            <numerusform>{province} masih punya {n} wilayah darat. Pindahkan dulu ke provinsi lain.</numerusform>
        </translation>
    </message>
    <message>
        <source>{province} {good} (era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py, games/indonesia/maps/fairness.py, games/indonesia/maps/fixes.py</extracomment>
        <translation>{good:A} {province} (era {era})</translation>
    </message>
    <message>
        <source>{sales} − {fees} for ships = {net}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{sales} − {fees} untuk kapal = {net}</translation>
    </message>
    <message>
        <source>{seconds}&#xa0;s</source>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{seconds}&#xa0;dtk</translation>
    </message>
    <message>
        <source>{share}%</source>
        <extracomment>board/measures.py, ui/table/games/level_guide.py, ui/table/games/record_dialog.py, ui/table/review/review_page.py, ui/table/review/review_texts.py</extracomment>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{ships} of {limit} this era</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{ships} dari {limit} di era ini</translation>
    </message>
    <message>
        <source>{size}: {width} × {height}</source>
        <extracomment>ui/editor/dialogs/picture_dialog.py</extracomment>
        <translation>{size}: {width} × {height}</translation>
    </message>
    <message>
        <source>{skipped}: {why} ({names}).</source>
        <extracomment>mapmaking/imports/skipped.py</extracomment>
        <translation>{skipped}: {why} ({names}).</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{start} ke {end}</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{step} dari {steps}</translation>
    </message>
    <message>
        <source>{table}: {row}, {column}</source>
        <extracomment>ui/editor/balance/balance_page.py</extracomment>
        <translation>{table}: {row}, {column}</translation>
    </message>
    <message>
        <source>{text}, one in hand</source>
        <extracomment>ui/games/singapore/texts/names.py</extracomment>
        <translation>{text}, satu di tangan</translation>
    </message>
    <message>
        <source>{track} {step} for {player}</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{track} {step} milik {player}</translation>
    </message>
    <message numerus="yes">
        <source>{use}; {n} starting areas</source>
        <extracomment>For one: {use}; {n} starting area ui/games/indonesia/panels/acquisitions.py</extracomment>
        <translation>
            <numerusform>{use}; {n} tempat</numerusform>
        </translation>
    </message>
    <message>
        <source>{winner} wins at {bid}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} menang dengan {bid}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} menang dengan {bid} dan Anda menerima {net}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} menang dengan {bid}, kecuali ada yang menaikkan</translation>
    </message>
    <message>
        <source>“A quiet year. I read a lot.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Tahun yang tenang. Saya banyak membaca.”</translation>
    </message>
    <message>
        <source>“A short walk, and well paid.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Jalan sebentar, bayarannya bagus.”</translation>
    </message>
    <message>
        <source>“At that price it’s all yours.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Dengan harga itu, silakan ambil.”</translation>
    </message>
    <message>
        <source>“Do come in. Mind the till.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Silakan masuk. Awas mesin kasir.”</translation>
    </message>
    <message>
        <source>“Expensive. I have no regrets yet.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Mahal. Belum ada penyesalan.”</translation>
    </message>
    <message>
        <source>“I call it planning. It was luck.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Saya sebut ini rencana. Padahal mujur.”</translation>
    </message>
    <message>
        <source>“I didn’t need it. I just liked it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Saya tidak butuh. Hanya suka.”</translation>
    </message>
    <message>
        <source>“I didn’t think you’d let me do that.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Saya kira tidak akan dibiarkan.”</translation>
    </message>
    <message>
        <source>“I only wanted you to pay a fair price.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Saya hanya ingin Anda membayar harga yang pantas.”</translation>
    </message>
    <message>
        <source>“I was only keeping it for a friend.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Itu hanya titipan teman.”</translation>
    </message>
    <message>
        <source>“I won’t say I told you so.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>“Saya tidak akan bilang ‘kan sudah saya katakan’.”</translation>
    </message>
    <message>
        <source>“It was a good company. It’s good money, too.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Perusahaannya bagus. Uangnya juga.”</translation>
    </message>
    <message>
        <source>“It was medicine. A lot of medicine.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Itu obat. Banyak sekali obat.”</translation>
    </message>
    <message>
        <source>“I’d play it again just like that.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>“Saya akan main persis begitu lagi.”</translation>
    </message>
    <message>
        <source>“I’ll miss it until the money is counted.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Saya akan rindu sampai uangnya selesai dihitung.”</translation>
    </message>
    <message>
        <source>“I’ll take it. No need to wrap it.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Saya ambil. Tidak usah dibungkus.”</translation>
    </message>
    <message>
        <source>“I’m saving my profits for later.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Untungnya saya simpan untuk nanti.”</translation>
    </message>
    <message>
        <source>“My door is always open.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Pintu saya selalu terbuka.”</translation>
    </message>
    <message>
        <source>“No speech. The coins will do.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Tanpa pidato. Uangnya saja cukup.”</translation>
    </message>
    <message>
        <source>“Now to find out what I bought.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Sekarang, mari lihat apa yang saya beli.”</translation>
    </message>
    <message>
        <source>“So that’s what the law looks like.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Oh, begini rupanya hukum.”</translation>
    </message>
    <message>
        <source>“Take good care of it. I did.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Rawat baik-baik, ya. Saya sudah.”</translation>
    </message>
    <message>
        <source>“Thank you all for trading with me.”</source>
        <extracomment>ui/table/temper.py</extracomment>
        <translation>“Terima kasih sudah berdagang dengan saya.”</translation>
    </message>
    <message>
        <source>“That went better than planned.”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Ternyata lebih baik dari rencana.”</translation>
    </message>
    <message>
        <source>“The cities were hungry. I only helped.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Kota-kotanya lapar. Saya hanya membantu.”</translation>
    </message>
    <message>
        <source>“The goods like it where they are.”</source>
        <extracomment>ui/games/indonesia/temper.py</extracomment>
        <translation>“Barangnya betah di tempatnya.”</translation>
    </message>
    <message>
        <source>“You do like it here, don’t you?”</source>
        <extracomment>ui/games/singapore/temper.py</extracomment>
        <translation>“Betah di sini, ya?”</translation>
    </message>
    <message>
        <source>“{id}” is missing here. Remove it on the map instead.</source>
        <extracomment>mapmaking/files/map_text.py</extracomment>
        <translation>“{id}” tidak ada di sini. Hapuslah di peta saja.</translation>
    </message>
    <message>
        <source>“{name}” is encrypted. Zip it without a password.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>“{name}” terenkripsi. Buat arsip zip tanpa kata sandi.</translation>
    </message>
    <message>
        <source>“{name}” is packed in a way that can’t be read. Zip it as usual.</source>
        <extracomment>files/zip_archive.py</extracomment>
        <translation>“{name}” dimampatkan dengan cara yang tidak bisa dibaca. Buat arsip zip seperti biasa.</translation>
    </message>
    <message>
        <source>“{name}” is too long for a file name. Choose a shorter one.</source>
        <extracomment>ui/play/save_folder.py</extracomment>
        <translation>“{name}” terlalu panjang untuk nama berkas. Pilih yang lebih pendek.</translation>
    </message>
    <message>
        <source>“{name}” shows {gain} a year, but should bring less in the long run.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{name}” menunjukkan {gain} setahun, tetapi hasil jangka panjangnya seharusnya lebih kecil.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, but is worth only {amount} to you.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” kira-kira berharga {than}, tetapi nilainya bagi Anda hanya {amount}.</translation>
    </message>
    <message>
        <source>“{pair}” should cost about {than}, more than it brings.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” kira-kira berharga {than}, lebih dari hasilnya.</translation>
    </message>
    <message>
        <source>“{pair}” should go to {player} for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” kira-kira akan jatuh ke {player} seharga {amount}.</translation>
    </message>
    <message>
        <source>“{second}” should bring you no less, but is better for rivals.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{second}” mestinya tidak memberi Anda lebih sedikit, tetapi lebih baik bagi pesaing.</translation>
    </message>
    <message>
        <source>“{setting}” is set to “{choice}”.</source>
        <extracomment>ui/table/privacy.py</extracomment>
        <translation>“{setting}” disetel ke “{choice}”.</translation>
    </message>
    <message>
        <source>“{track}” shows {gain} a year, but you’d have to win that merger and pay for it.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{track}” menunjukkan {gain} setahun, tetapi Anda harus memenangkan dan membayar merger itu.</translation>
    </message>
    <message numerus="yes">
        <source>leaves {n} slots free</source>
        <extracomment>For one: leaves {n} slot free ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>{n} slot tetap kosong</numerusform>
        </translation>
    </message>
    <message>
        <source>letters of the companies that can start there</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>huruf perusahaan yang bisa didirikan di sana</translation>
    </message>
    <message>
        <source>links between sea areas with ships</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>hubungan antarlaut yang ada kapalnya</translation>
    </message>
    <message>
        <source>name or number of each area</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>nama atau nomor tiap wilayah</translation>
    </message>
    <message>
        <source>no city stone left</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>keping kota habis</translation>
    </message>
    <message>
        <source>no more this era</source>
        <comment>ships</comment>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tidak bisa lagi di era ini</translation>
    </message>
    <message>
        <source>nothing nearby yet</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>belum ada apa-apa di sekitarnya</translation>
    </message>
    <message>
        <source>oil</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>minyak</translation>
    </message>
    <message>
        <source>on the board or in the list</source>
        <extracomment>ui/table/panels/panel.py</extracomment>
        <translation>di papan atau daftar</translation>
    </message>
    <message>
        <source>no new room to expand</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>tidak membuka tempat baru</translation>
    </message>
    <message numerus="yes">
        <source>room for {n} more areas</source>
        <extracomment>For one: room for {n} more area ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>tempat untuk {n} wilayah lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>keluar</translation>
    </message>
    <message>
        <source>{amount} to your own ships (you keep it)</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{amount} untuk kapal sendiri (tetap milik Anda)</translation>
    </message>
    <message>
        <source>paid by</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>dibayar oleh</translation>
    </message>
    <message>
        <source>paid to</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>dibayar kepada</translation>
    </message>
    <message>
        <source>prospects of production companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>prospek perusahaan produksi</translation>
    </message>
    <message>
        <source>prospects of shipping companies</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>prospek perusahaan pelayaran</translation>
    </message>
    <message>
        <source>reaches no city yet</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>belum menjangkau kota</translation>
    </message>
    <message>
        <source>reaches the {seas}</source>
        <extracomment>ui/games/indonesia/texts/operations.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>menjangkau {seas}</translation>
    </message>
    <message>
        <source>reaches {cities}</source>
        <extracomment>ui/games/indonesia/panels/halving.py, ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>menjangkau {cities}</translation>
    </message>
    <message numerus="yes">
        <source>reaches {n} cities</source>
        <extracomment>For one: reaches {n} city ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>menjangkau {n} kota</numerusform>
        </translation>
    </message>
    <message>
        <source>research</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>riset</translation>
    </message>
    <message>
        <source>rice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>beras</translation>
    </message>
    <message>
        <source>rubber</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>karet</translation>
    </message>
    <message>
        <source>sea</source>
        <extracomment>ui/games/indonesia/texts/areas.py</extracomment>
        <translation>laut</translation>
    </message>
    <message>
        <source>sells for {price} each</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>dijual {price} per barang</translation>
    </message>
    <message numerus="yes">
        <source>sells {sold} of {n} goods, net {net}</source>
        <extracomment>For one: sells {sold} of {n} good, net {net} ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>menjual {sold} dari {n} barang, bersih {net}</numerusform>
        </translation>
    </message>
    <message>
        <source>serves {companies}</source>
        <extracomment>ui/games/indonesia/texts/clauses.py, ui/games/indonesia/texts/why.py</extracomment>
        <translation>melayani {companies}</translation>
    </message>
    <message numerus="yes">
        <source>serves {n} companies</source>
        <extracomment>For one: serves {n} company ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>
            <numerusform>melayani {n} perusahaan</numerusform>
        </translation>
    </message>
    <message>
        <source>shipping</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>pelayaran</translation>
    </message>
    <message>
        <source>ships by era: {limits}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>kapal per era: {limits}</translation>
    </message>
    <message>
        <source>ships: {ships}</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>kapal: {ships}</translation>
    </message>
    <message>
        <source>siap faji</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>siap faji</translation>
    </message>
    <message>
        <source>since your last decision</source>
        <extracomment>ui/games/indonesia/board/overlays.py, ui/table/log/log_writer.py</extracomment>
        <translation>sejak keputusan terakhir Anda</translation>
    </message>
    <message>
        <source>spice</source>
        <extracomment>games/indonesia/rules/constants.py</extracomment>
        <translation>rempah</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of the game</comment>
        <extracomment>ui/games/indonesia/chart_data.py, ui/games/singapore/chart_data.py</extracomment>
        <translation>awal</translation>
    </message>
    <message>
        <source>point at a company or click its slot</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>tunjuk perusahaan, atau klik slotnya</translation>
    </message>
    <message>
        <source>point at an area to see its coasts too</source>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>tunjuk wilayah untuk melihat pantainya juga</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>on the map</comment>
        <extracomment>ui/games/indonesia/board/overlays.py</extracomment>
        <translation>dilepas</translation>
    </message>
    <message>
        <source>rice or spice, when merged into siap faji</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>beras atau rempah yang menjadi siap faji, dalam merger</translation>
    </message>
    <message>
        <source>ship fee for each good carried</source>
        <extracomment>ui/games/indonesia/rules/quick_reference.py</extracomment>
        <translation>biaya kapal untuk tiap barang yang diangkut</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>ui/games/indonesia/auction_card.py</extracomment>
        <translation>masih ikut</translation>
    </message>
    <message>
        <source>then ask me again</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>lalu tanya saya lagi</translation>
    </message>
    <message>
        <source>then pass</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>lalu lewatkan giliran</translation>
    </message>
    <message>
        <source>this year {amount}</source>
        <extracomment>ui/games/indonesia/game_ui.py, ui/games/indonesia/player_cards.py</extracomment>
        <translation>tahun ini {amount}</translation>
    </message>
    <message>
        <source>touches {cities}</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>menyentuh {cities}</translation>
    </message>
    <message numerus="yes">
        <source>touches {n} cities</source>
        <extracomment>For one: touches {n} city ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>
            <numerusform>menyentuh {n} kota</numerusform>
        </translation>
    </message>
    <message>
        <source>track</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>jalur</translation>
    </message>
    <message numerus="yes">
        <source>up to {n} areas, one at a time</source>
        <extracomment>For one: up to {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>hingga {n} wilayah, satu per satu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} more areas or ships a year</source>
        <extracomment>For one: up to {n} more area or ship a year ui/games/indonesia/texts/research.py</extracomment>
        <translation>
            <numerusform>hingga {n} wilayah atau kapal tambahan per tahun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} ships, one at a time</source>
        <extracomment>For one: up to {n} ship, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>hingga {n} kapal, satu per satu</numerusform>
        </translation>
    </message>
    <message>
        <source>rest of this year</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>sisa tahun ini</translation>
    </message>
    <message>
        <source>year</source>
        <extracomment>ui/games/indonesia/chart_data.py</extracomment>
        <translation>tahun</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>ui/games/indonesia/board/board_ui.py, ui/games/singapore/board/board_ui.py</extracomment>
        <translation>ya</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>ui/games/indonesia/year_page.py, ui/games/singapore/texts/turn.py, ui/table/log/log_writer.py</extracomment>
        <translation>Anda</translation>
    </message>
    <message>
        <source>you gain {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Anda menerima {amount} bersih, sisa {cash}</translation>
    </message>
    <message>
        <source>you get {amount} or more</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Anda mendapat {amount} atau lebih</translation>
    </message>
    <message>
        <source>you pay {amount} net, {cash} left</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>Anda membayar {amount} bersih, sisa {cash}</translation>
    </message>
    <message>
        <source>your bid: {strength}</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>tawaran Anda: {strength}</translation>
    </message>
    <message>
        <source>{about}. The table shows the same data.</source>
        <extracomment>ui/charts/chart_window.py</extracomment>
        <translation>{about}. Tabel menampilkan data yang sama.</translation>
    </message>
    <message>
        <source>{amount}&#xa0;Rp</source>
        <extracomment>ui/games/indonesia/texts/names.py, ui/table/panels/input_fields.py</extracomment>
        <translation>Rp{amount}</translation>
    </message>
    <message>
        <source>{amount} now, then the minimum raise</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{amount} sekarang, lalu kenaikan minimum</translation>
    </message>
    <message>
        <source>{area} ({province})</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area} ({province})</translation>
    </message>
    <message>
        <source>{area} can’t be given to itself.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} tidak bisa diberikan ke dirinya sendiri.</translation>
    </message>
    <message>
        <source>{area} isn’t on the coast.</source>
        <extracomment>games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>{area} bukan wilayah pantai.</translation>
    </message>
    <message>
        <source>{area} has no outline.</source>
        <extracomment>mapmaking/files/repair_steps/features.py</extracomment>
        <translation>{area} tidak punya garis luar.</translation>
    </message>
    <message>
        <source>{area} has no place for its token.</source>
        <extracomment>mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{area} tidak punya tempat untuk bidaknya.</translation>
    </message>
    <message>
        <source>{area} is one piece. Draw a line to split it.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{area} hanya satu bagian. Tarik garis untuk membaginya.</translation>
    </message>
    <message>
        <source>{area} is gone.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} sudah tidak ada.</translation>
    </message>
    <message>
        <source>{area} is new.</source>
        <extracomment>mapmaking/review/comparison.py</extracomment>
        <translation>{area} baru.</translation>
    </message>
    <message>
        <source>{area} already has goods on it.</source>
        <extracomment>games/indonesia/rules/companies.py, games/indonesia/rules/phases/new_era.py</extracomment>
        <translation>Di {area} sudah ada barang.</translation>
    </message>
    <message>
        <source>{area} is inside {company}. Only areas on the edge can be removed.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>{area} ada di bagian dalam {company}. Hanya wilayah di tepi yang bisa dilepas.</translation>
    </message>
    <message>
        <source>{area} is adjacent to another company’s {good}.</source>
        <extracomment>games/indonesia/rules/companies.py</extracomment>
        <translation>{area} bersebelahan dengan {good} milik perusahaan lain.</translation>
    </message>
    <message>
        <source>{area} needs at least three corners.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>{area} memerlukan sedikitnya tiga sudut.</translation>
    </message>
    <message>
        <source>{area} would be too narrow for a token.</source>
        <extracomment>mapmaking/edit/shapes/dependents.py</extracomment>
        <translation>{area} akan terlalu sempit untuk bidak.</translation>
    </message>
    <message>
        <source>That would turn {area} inside out.</source>
        <extracomment>mapmaking/edit/shapes/nodes.py</extracomment>
        <translation>Dengan itu bagian dalam dan luar {area} akan tertukar.</translation>
    </message>
    <message>
        <source>{area}: no neighbours</source>
        <extracomment>ui/editor/links/texts.py</extracomment>
        <translation>{area}: tanpa tetangga</translation>
    </message>
    <message>
        <source>{a} and {b}</source>
        <extracomment>ui/editor/links/border_dialogs.py, ui/editor/panels/neighbours.py</extracomment>
        <translation>{a} dan {b}</translation>
    </message>
    <message>
        <source>{a} and {b} are linked but far apart. Add a note that explains why.</source>
        <extracomment>board/checks/link_checks.py</extracomment>
        <translation>{a} dan {b} terhubung tetapi berjauhan. Tambahkan catatan yang menjelaskan alasannya.</translation>
    </message>
    <message>
        <source>{a} and {b} overlap near {place}.</source>
        <extracomment>mapmaking/files/repair_steps/repartition.py</extracomment>
        <translation>{a} dan {b} bertumpukan di dekat {place}.</translation>
    </message>
    <message>
        <source>{a} – {b}</source>
        <extracomment>mapmaking/edit/linking.py, ui/editor/panels/neighbours.py, ui/games/singapore/panels/roads_page.py</extracomment>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{bank} (counts only at the end)</source>
        <extracomment>ui/games/indonesia/panels/turn_order.py</extracomment>
        <translation>{bank} (baru dihitung pada akhir)</translation>
    </message>
    <message>
        <source>{bot}, {time}</source>
        <comment>bot and its time</comment>
        <extracomment>ui/table/bot_labels.py</extracomment>
        <translation>{bot}, {time}</translation>
    </message>
    <message>
        <source>{city} buys {goods}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{city} membeli {goods}</translation>
    </message>
    <message>
        <source>{city} grew to size {size}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} tumbuh menjadi ukuran {size}</translation>
    </message>
    <message>
        <source>{city} to size {size}</source>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{city} menjadi ukuran {size}</translation>
    </message>
    <message numerus="yes">
        <source>{company} buys {n} areas</source>
        <extracomment>For one: {company} buys {n} area ui/games/indonesia/ledger_view.py</extracomment>
        <translation>
            <numerusform>Perusahaan {company} membeli {n} wilayah</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} has already merged this year.</source>
        <extracomment>games/indonesia/rules/phases/mergers.py</extracomment>
        <translation>Perusahaan {company} sudah ikut merger tahun ini.</translation>
    </message>
    <message>
        <source>{company} becomes available in era {era}.</source>
        <extracomment>ui/games/indonesia/deed_list.py</extracomment>
        <translation>Perusahaan {company} tersedia mulai era {era}.</translation>
    </message>
    <message>
        <source>{company} expands to {area} for {paid}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perusahaan {company} meluas ke {area} seharga {paid}.</translation>
    </message>
    <message>
        <source>{company} expands to {area}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perusahaan {company} meluas ke {area}.</translation>
    </message>
    <message>
        <source>{company} has no goods.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} tidak punya barang.</translation>
    </message>
    <message>
        <source>You don’t own {company}.</source>
        <extracomment>games/indonesia/rules/phases/operations.py</extracomment>
        <translation>Perusahaan {company} bukan milik Anda.</translation>
    </message>
    <message numerus="yes">
        <source>{company} now produces siap faji in {n} areas.</source>
        <extracomment>For one: {company} now produces siap faji in {n} area. ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>Perusahaan {company} sekarang memproduksi siap faji di {n} wilayah.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{company} may add up to {n} ships. Choose a sea area, or stop.</source>
        <extracomment>For one: {company} may add {n} ship. Choose a sea area, or stop. ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>Tambah hingga {n} kapal untuk {company}. Pilih wilayah laut, atau berhenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{company} pays {other} for ships</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Perusahaan {company} membayar kapal {other}</translation>
    </message>
    <message>
        <source>{company} sells nothing.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>Perusahaan {company} tidak menjual apa pun.</translation>
    </message>
    <message>
        <source>{company} sells {amount}</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Perusahaan {company} menjual {amount}</translation>
    </message>
    <message>
        <source>{delivery}, locked</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{delivery}, terkunci</translation>
    </message>
    <message>
        <source>{duty}, {sold} sold</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{duty}, {sold} terjual</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <extracomment>i18n/text.py, ui/games/indonesia/texts/areas.py, ui/games/indonesia/texts/planning.py, ui/games/singapore/board/board_ui.py, ui/table/board/board_ui.py</extracomment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <extracomment>board/files/tolerant_json.py, mapmaking/scripting.py</extracomment>
        <translation>{file}, baris {line}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{file}, baris {line}, kolom {column}</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Isi</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>ui/charts/chart_drawing.py</extracomment>
        <translation>{first} sampai {last}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>amounts</comment>
        <extracomment>ui/games/indonesia/texts/clauses.py</extracomment>
        <translation>{first} sampai {last}</translation>
    </message>
    <message>
        <source>{goods} would stay unsold.</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{goods} tidak akan terjual.</translation>
    </message>
    <message>
        <source>{holding}, {gone} to remove</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{holding}, {gone} harus dilepas</translation>
    </message>
    <message numerus="yes">
        <source>{holding}; {n} deeds, slot {slot}</source>
        <extracomment>For one: {holding}; {n} deed, slot {slot} ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>
            <numerusform>{holding}; {n} konsesi, slot {slot}</numerusform>
        </translation>
    </message>
    <message>
        <source>{id} ({provinces}; era {era})</source>
        <extracomment>games/indonesia/maps/comparison.py</extracomment>
        <translation>{id} ({provinces}; era {era})</translation>
    </message>
    <message>
        <source>{keys} is already used for “{name}”.</source>
        <extracomment>ui/settings/commands.py</extracomment>
        <translation>{keys} sudah dipakai untuk “{name}”.</translation>
    </message>
    <message>
        <source>{line} isn’t a shipping company.</source>
        <extracomment>games/indonesia/rules/shipping.py</extracomment>
        <translation>Perusahaan {line} bukan perusahaan pelayaran.</translation>
    </message>
    <message>
        <source>{list}, entry {number}</source>
        <extracomment>board/files/tolerant_json.py</extracomment>
        <translation>{list}, entri {number}</translation>
    </message>
    <message>
        <source>{map}[*] – Map editor</source>
        <extracomment>ui/editor/editor_window.py</extracomment>
        <translation>{map}[*] – Editor peta</translation>
    </message>
    <message>
        <source>{names} and others</source>
        <extracomment>i18n/text.py</extracomment>
        <translation>{names} dan lainnya</translation>
    </message>
    <message>
        <source>{name} has no areas yet. Add some first.</source>
        <extracomment>mapmaking/edit/labels.py</extracomment>
        <translation>{name} belum punya wilayah. Tambahkan dulu.</translation>
    </message>
    <message>
        <source>{name} has no token.</source>
        <extracomment>mapmaking/edit/placement.py</extracomment>
        <translation>{name} tidak punya bidak.</translation>
    </message>
    <message>
        <source>{name} is neither a land area nor a sea.</source>
        <extracomment>mapmaking/edit/shapes/split_and_merge.py</extracomment>
        <translation>{name} bukan wilayah darat maupun laut.</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {n} ships</source>
        <extracomment>For one: {number} of {n} ship ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>{number} dari {n} kapal</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <comment>goods</comment>
        <extracomment>ui/games/indonesia/texts/names.py</extracomment>
        <translation>{number} {good}</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas</source>
        <extracomment>For one: {n} area ui/editor/panels/areas.py, ui/editor/panels/properties.py, ui/games/indonesia/recap.py</extracomment>
        <translation>
            <numerusform>{n} wilayah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas around {area}</source>
        <extracomment>For one: {n} area around {area} board/checks/link_checks.py</extracomment>
        <translation>
            <numerusform>{n} wilayah di sekitar {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove {n} areas</source>
        <extracomment>For one: remove {n} area ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>{n} wilayah harus dilepas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} areas, one at a time</source>
        <extracomment>For one: {n} area, one at a time ui/games/indonesia/panels/operations.py</extracomment>
        <translation>
            <numerusform>{n} wilayah, satu per satu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders left</source>
        <extracomment>For one: {n} border left ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>tersisa {n} batas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders were skipped and stay doubtful.</source>
        <extracomment>For one: {n} border was skipped and stays doubtful. ui/editor/links/border_dialogs.py</extracomment>
        <translation>
            <numerusform>{n} batas dilewati dan tetap meragukan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} errors</source>
        <extracomment>For one: {n} error ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} kesalahan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <extracomment>For one: {n} event ui/play/recap_box.py</extracomment>
        <translation>
            <numerusform>{n} peristiwa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells {n} fewer if your {company} goes first</source>
        <extracomment>For one: sells {n} fewer if your {company} goes first ui/games/indonesia/texts/operations.py</extracomment>
        <translation>
            <numerusform>menjual {n} lebih sedikit jika {company} Anda menjual lebih dulu</numerusform>
        </translation>
    </message>
    <message>
        <source>{city} didn’t grow: no city stone of its next size was left</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{city} tidak tumbuh: keping kota ukuran berikutnya habis</translation>
    </message>
    <message>
        <source>{company} ({player})</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py, ui/games/indonesia/recap.py</extracomment>
        <translation>{company} milik {player}</translation>
    </message>
    <message>
        <source>{company} carries {other}’s goods</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>Perusahaan {company} mengangkut barang {other}</translation>
    </message>
    <message>
        <source>{game} has no tutorial.</source>
        <extracomment>ui/table/tutorial/learning.py</extracomment>
        <translation>{game} tidak punya tutorial.</translation>
    </message>
    <message numerus="yes">
        <source>{n} games</source>
        <extracomment>For one: {n} game ui/table/games/level_guide.py</extracomment>
        <translation>
            <numerusform>{n} permainan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods</source>
        <extracomment>For one: {n} good ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} barang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods at {area}</source>
        <extracomment>For one: {n} good at {area} ui/games/indonesia/texts/planning.py</extracomment>
        <translation>
            <numerusform>{n} barang di {area}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lakes</source>
        <extracomment>For one: {n} lake ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} danau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} land areas</source>
        <extracomment>For one: {n} land area ui/editor/dialogs/map_chooser.py, ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} wilayah darat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lines were left out.</source>
        <extracomment>For one: {n} line was left out. board/files/tolerant_json.py</extracomment>
        <translation>
            <numerusform>{n} baris tidak disertakan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more to remove after this</source>
        <extracomment>For one: {n} more to remove after this ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>
            <numerusform>lalu {n} wilayah lagi harus dilepas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} neighbours</source>
        <extracomment>For one: {n} neighbour ui/editor/links/texts.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} tetangga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places</source>
        <extracomment>For one: {n} place ui/table/game_texts.py</extracomment>
        <translation>
            <numerusform>{n} tempat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} places are called {name}.</source>
        <extracomment>For one: {n} place is called {name}. board/checks/all_checks.py</extracomment>
        <translation>
            <numerusform>{n} tempat bernama {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces</source>
        <extracomment>For one: {n} province ui/editor/panels/areas.py</extracomment>
        <translation>
            <numerusform>{n} provinsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} seas</source>
        <extracomment>For one: {n} sea ui/editor/panels/areas.py, ui/editor/panels/properties.py</extracomment>
        <translation>
            <numerusform>{n} laut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} ships</source>
        <extracomment>For one: {n} ship ui/games/indonesia/texts/names.py</extracomment>
        <translation>
            <numerusform>{n} kapal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <extracomment>For one: {n} site ui/games/indonesia/panels/new_era.py</extracomment>
        <translation>
            <numerusform>{n} lokasi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings</source>
        <extracomment>For one: {n} warning ui/editor/canvas/badges.py</extracomment>
        <translation>
            <numerusform>{n} peringatan</numerusform>
        </translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} dan {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <comment>list</comment>
        <extracomment>i18n/text.py</extracomment>
        <translation>{others} atau {last}</translation>
    </message>
    <message>
        <source>{percent}% of all income came from {kind}.</source>
        <extracomment>games/indonesia/maps/trial_findings.py</extracomment>
        <translation>{percent}% dari seluruh pemasukan berasal dari {kind}.</translation>
    </message>
    <message>
        <source>{place} grows to size {size} this year.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} tahun ini tumbuh menjadi ukuran {size}.</translation>
    </message>
    <message>
        <source>{place}, unless {players} outbids you</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{place}, kecuali {players} menawar lebih tinggi</translation>
    </message>
    <message numerus="yes">
        <source>{planned} of {n} goods planned, {goods} on the board</source>
        <extracomment>For one: {planned} of {n} good planned, {goods} on the board ui/games/indonesia/panels/deliveries.py</extracomment>
        <translation>
            <numerusform>{planned} dari {n} barang direncanakan, {goods} di papan</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} announces the merger of {first} and {second}, opening at {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} mengumumkan merger {first} dan {second} dengan tawaran pembuka {bid}.</translation>
    </message>
    <message>
        <source>{player} asked for a hint.</source>
        <extracomment>ui/table/log/log_writer.py</extracomment>
        <translation>{player} meminta saran.</translation>
    </message>
    <message>
        <source>{player} bids {amount}, worth {strength}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} menawar {amount}, dihitung {strength}.</translation>
    </message>
    <message>
        <source>{player} bids {amount}.</source>
        <extracomment>ui/games/indonesia/texts/turn_order.py</extracomment>
        <translation>{player} menawar {amount}.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} menawar {bid}.</translation>
    </message>
    <message>
        <source>{player} builds a city in {area}.</source>
        <extracomment>ui/games/indonesia/texts/new_era.py</extracomment>
        <translation>{player} membangun kota di {area}.</translation>
    </message>
    <message>
        <source>{other}’s move earns {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>Langkah {other} memberi {player} {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {n} slots. Advance the Slots track to get more.</source>
        <extracomment>For one: {player} has {n} slot. Advance the Slots track to get more. ui/games/indonesia/player_cards.py</extracomment>
        <translation>
            <numerusform>{player} punya {n} slot. Majukan jalur Slot untuk menambahnya.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is next</source>
        <extracomment>ui/table/privacy.py, ui/table/turn_banner.py</extracomment>
        <translation>Berikutnya {player}</translation>
    </message>
    <message>
        <source>{player} is skipped: {reason}</source>
        <extracomment>ui/games/indonesia/texts/__init__.py</extracomment>
        <translation>Giliran {player} dilewati. {reason}</translation>
    </message>
    <message>
        <source>{player} operates {company}.</source>
        <extracomment>ui/games/indonesia/texts/operations.py</extracomment>
        <translation>{player} mengoperasikan {company}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <extracomment>ui/games/indonesia/texts/__init__.py, ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} melewatkan giliran.</translation>
    </message>
    <message>
        <source>{player} passes: {reason}</source>
        <extracomment>ui/games/indonesia/texts/mergers.py</extracomment>
        <translation>{player} melewatkan giliran. {reason}</translation>
    </message>
    <message>
        <source>{other}’s move costs {player} {amount}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} kehilangan {amount} akibat langkah {other}.</translation>
    </message>
    <message>
        <source>{player} researches {track} {step} ({effect}).</source>
        <extracomment>ui/games/indonesia/texts/research.py</extracomment>
        <translation>{player} meriset {track} {step}: {effect}.</translation>
    </message>
    <message>
        <source>{origin} to {city}, carried by company {line}: {cost}</source>
        <extracomment>ui/games/indonesia/panels/plan_page.py</extracomment>
        <translation>{origin} ke {city}, diangkut perusahaan {line}: {cost}</translation>
    </message>
    <message>
        <source>{file} is being played. Choose another file name.</source>
        <extracomment>ui/table/games/game_store.py</extracomment>
        <translation>{file} sedang dimainkan. Pilih nama berkas lain.</translation>
    </message>
    <message>
        <source>{file} is open in another window of this program. You can only view it here.</source>
        <extracomment>ui/table/games/open_controller.py</extracomment>
        <translation>{file} terbuka di jendela lain program ini. Di sini Anda hanya bisa melihatnya.</translation>
    </message>
    <message>
        <source>{other} pays for {company} in a merger</source>
        <extracomment>ui/games/indonesia/ledger_view.py</extracomment>
        <translation>{other} membayar untuk {company} dalam merger</translation>
    </message>
    <message>
        <source>{place} still needs {goods} to grow to size {size}.</source>
        <extracomment>ui/games/indonesia/panels/growth_list.py</extracomment>
        <translation>{place} masih perlu {goods} untuk tumbuh menjadi ukuran {size}.</translation>
    </message>
    <message>
        <source>{player} starts {company} in {place}.</source>
        <extracomment>ui/games/indonesia/texts/acquisitions.py</extracomment>
        <translation>{player} mendirikan {company} di {place}.</translation>
    </message>
    <message>
        <source>{player} wins with {score}.</source>
        <extracomment>ui/table/game_texts.py</extracomment>
        <translation>{player} menang dengan {score}.</translation>
    </message>
    <message>
        <source>{player}: played by a bot, {bot}</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: pemain bot, {bot}</translation>
    </message>
    <message>
        <source>{player}: played by a person</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{player}: pemain manusia</translation>
    </message>
    <message>
        <source>{player}’s slot {number} is free.</source>
        <extracomment>ui/games/indonesia/player_cards.py</extracomment>
        <translation>Slot {number} milik {player} kosong.</translation>
    </message>
    <message>
        <source>{player}’s {track} {step}</source>
        <extracomment>ui/games/indonesia/panels/research.py</extracomment>
        <translation>{track} {player} {step}</translation>
    </message>
    <message>
        <source>{price} each; you have {cash}</source>
        <extracomment>ui/games/indonesia/panels/operations.py</extracomment>
        <translation>{price} per wilayah; Anda punya {cash}</translation>
    </message>
    <message>
        <source>{problem} Ignored: {note}</source>
        <extracomment>ui/editor/panels/problem_rows.py</extracomment>
        <translation>{problem} Diabaikan: {note}</translation>
    </message>
    <message>
        <source>{province} can’t be merged with itself.</source>
        <extracomment>mapmaking/edit/provinces.py</extracomment>
        <translation>{province} tidak bisa digabungkan dengan dirinya sendiri.</translation>
    </message>
    <message>
        <source>{province} {good}</source>
        <comment>company</comment>
        <extracomment>games/indonesia/rules/scenario.py, ui/games/indonesia/editor/deeds_and_cards.py</extracomment>
        <translation>{good:A} {province}</translation>
    </message>
    <message>
        <source>{province} {number}</source>
        <comment>area</comment>
        <extracomment>board/names.py</extracomment>
        <translation>{province} {number}</translation>
    </message>
    <message>
        <source>{rivals} (cash unknown)</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{rivals} (uang tunai tidak diketahui)</translation>
    </message>
    <message>
        <source>{sea} has no places for ships.</source>
        <extracomment>board/checks/placement_checks.py, mapmaking/files/repair_steps/board.py</extracomment>
        <translation>{sea} tidak punya tempat untuk kapal.</translation>
    </message>
    <message>
        <source>{sea} needs at least one place for a ship.</source>
        <extracomment>mapmaking/edit/grips.py, mapmaking/edit/placement.py</extracomment>
        <translation>{sea} memerlukan sedikitnya satu tempat kapal.</translation>
    </message>
    <message>
        <source>{ships}, you keep {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, hemat {fee}</translation>
    </message>
    <message>
        <source>{ships}, {player} gets {fee}</source>
        <extracomment>ui/games/indonesia/texts/planning.py</extracomment>
        <translation>{ships}, {player} menerima {fee}</translation>
    </message>
    <message>
        <source>{time} per decision</source>
        <extracomment>ui/table/games/level_guide.py, ui/table/player_cards.py</extracomment>
        <translation>{time} per keputusan</translation>
    </message>
    <message>
        <source>{time} per decision (default)</source>
        <extracomment>ui/table/player_cards.py</extracomment>
        <translation>{time} per keputusan (bawaan)</translation>
    </message>
    <message>
        <source>{title} ({n})</source>
        <extracomment>ui/editor/menus/window_commands.py</extracomment>
        <translation>{title} ({n})</translation>
    </message>
    <message>
        <source>{title}: {things}.</source>
        <extracomment>ui/games/indonesia/recap.py</extracomment>
        <translation>{title}: {things}.</translation>
    </message>
    <message>
        <source>{track} {step}</source>
        <extracomment>ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}</translation>
    </message>
    <message>
        <source>{track} {step}: {effect}</source>
        <extracomment>ui/games/indonesia/player_cards.py, ui/games/indonesia/year_page.py</extracomment>
        <translation>{track} {step}: {effect}</translation>
    </message>
    <message>
        <source>{units} from {price}; earned {income} last year; {net}</source>
        <extracomment>ui/games/indonesia/panels/merger_choice.py</extracomment>
        <translation>{units} mulai {price}; tahun lalu mendapat {income}; {net}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance of winning falls from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: peluang menang {player} turun dari {before} menjadi {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance of winning rises from {before} to {after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: peluang menang {player} naik dari {before} menjadi {after}</translation>
    </message>
    <message>
        <source>{when}: {player}’s chance of winning rises from {before} to {after}, {other}’s falls from {other_before} to {other_after}</source>
        <extracomment>ui/table/review/review_texts.py</extracomment>
        <translation>{when}: peluang menang {player} naik dari {before} menjadi {after}, peluang {other} turun dari {other_before} menjadi {other_after}</translation>
    </message>
    <message>
        <source>{winner} wins at {bid} and you receive {net}, unless someone raises</source>
        <extracomment>ui/games/indonesia/panels/mergers.py</extracomment>
        <translation>{winner} menang dengan {bid} dan Anda menerima {net}, kecuali ada yang menaikkan</translation>
    </message>
    <message>
        <source>{winner} wins with {money}</source>
        <extracomment>ui/games/indonesia/final_screen.py</extracomment>
        <translation>{winner} menang dengan {money}</translation>
    </message>
    <message>
        <source>{winner} wins with {score}</source>
        <extracomment>ui/games/singapore/scene_pictures.py, ui/table/final_screen.py, ui/table/panels/result.py</extracomment>
        <translation>{winner} menang dengan {score}</translation>
    </message>
    <message>
        <source>{bot} plays by simple rules of thumb.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>{bot} mengikuti aturan praktis sederhana.</translation>
    </message>
    <message>
        <source>&#xa0;map units</source>
        <extracomment>ui/editor/dialogs/placing_dialog.py, ui/editor/links/border_dialogs.py</extracomment>
        <translation>&#xa0;satuan peta</translation>
    </message>
    <message>
        <source>“{pair}” brings the most a year, but costs too much: about {than}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” memberi hasil tahunan terbanyak, tetapi terlalu mahal: sekitar {than}.</translation>
    </message>
    <message>
        <source>“{pair}” brings the most a year, but {player} should get it for about {amount}.</source>
        <extracomment>ui/games/indonesia/texts/why.py</extracomment>
        <translation>“{pair}” memberi hasil tahunan terbanyak, tetapi {player} kira-kira akan mendapatkannya seharga {amount}.</translation>
    </message>
    <message>
        <source>“{second}” is just as good.</source>
        <extracomment>ui/games/indonesia/texts/advice.py</extracomment>
        <translation>“{second}” sama baiknya.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more</source>
        <extracomment>For one: … and {n} more ui/editor/imports/import_dialog.py, ui/games/indonesia/panels/new_era.py, ui/table/beats/beat_card.py</extracomment>
        <translation>
            <numerusform>… dan {n} lagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more in the log</source>
        <extracomment>For one: … and {n} more in the log ui/table/panels/past.py, ui/table/panels/spare_parts.py</extracomment>
        <translation>
            <numerusform>… dan {n} lagi di catatan</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <comment>at the table</comment>
        <extracomment>board/measures.py</extracomment>
        <translation>Urutan</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a problem</comment>
        <extracomment>ui/editor/dialogs/repair_dialog.py</extracomment>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a company</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Size</source>
        <comment>of a city</comment>
        <extracomment>ui/games/indonesia/board/board_ui.py</extracomment>
        <translation>Ukuran</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <extracomment>ui/table/board/board_table.py</extracomment>
        <translation>Tampilkan di papan</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>that was played</comment>
        <extracomment>ui/table/games/record_dialog.py</extracomment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the guide</comment>
        <extracomment>ui/help/guide.py</extracomment>
        <translation>Daftar isi</translation>
    </message>
</context>
</TS>
