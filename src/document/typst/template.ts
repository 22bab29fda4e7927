/**
 * The layout of the PDF: A4, one column of Libertinus Serif (which the compiler includes, with its mathematics and its monospaced face),
 * figures at the top or bottom of a page, rules instead of boxes. All layout is here; the rest of this folder calls it.
 */
export const template = `#let quiet = rgb("#55595f")
#let rule-colour = rgb("#b9bdc3")
#let place-mark(name) = [#metadata(none)#label(name)]
#let go-to(name, body) = link(label(name), text(fill: accent, body))

#let faces = ("Libertinus Serif", "New Computer Modern", "New Computer Modern Math", "Noto Serif CJK JP", "Noto Sans CJK JP")
#let monospaced(body) = text(font: ("DejaVu Sans Mono",), size: 0.82em, body)
#let upright(body) = text(style: "normal", body)
#let quoted(body) = [“#body”]
#let ruby-text(body) = [ (#body)]

#set page(paper: "a4", margin: (top: 26mm, bottom: 26mm, x: 28.5mm), header-ascent: 9mm, footer-descent: 9mm)
#set text(font: faces, size: 10.5pt, hyphenate: true, number-type: "lining")
#set par(justify: true, leading: 0.64em, spacing: 0.64em, first-line-indent: 1.3em)
#set smartquote(enabled: false)
#set block(spacing: 1em)
#set list(indent: 0.4em, body-indent: 0.6em, spacing: 0.7em, tight: false)
#set enum(indent: 0.4em, body-indent: 0.6em, spacing: 0.7em, tight: false)
#set terms(hanging-indent: 1.4em, spacing: 0.7em, tight: false)
#set footnote.entry(separator: line(length: 22%, stroke: 0.4pt + rule-colour), gap: 0.5em)
#show footnote.entry: set text(size: 8.5pt)
#show raw: set text(font: ("DejaVu Sans Mono",), size: 0.82em)
#show raw.where(block: true): it => block(width: 100%, fill: luma(246), inset: 8pt, radius: 2pt, breakable: true, { set par(justify: false); it })
#show math.equation: set text(font: ("New Computer Modern Math",) + faces)
#show math.equation.where(block: true): set block(above: 1em, below: 1em)

#show heading: set par(justify: false, first-line-indent: 0pt)
#show heading: set text(hyphenate: false)
#show heading: set block(above: 1.5em, below: 0.7em, sticky: true)
#show heading.where(level: 1): set text(size: 13.5pt, weight: "semibold", fill: accent)
#show heading.where(level: 1): set block(above: 1.9em, below: 0.75em, sticky: true)
#show heading.where(level: 2): set text(size: 11.5pt, weight: "semibold")
#show heading.where(level: 3): set text(size: 10.5pt, weight: "semibold", style: "italic")
#show heading.where(level: 4): set text(size: 10.5pt, weight: "regular", style: "italic")
#show heading.where(level: 5): set text(size: 10pt, weight: "regular", style: "italic", fill: quiet)
#show heading.where(level: 6): set text(size: 10pt, weight: "regular", style: "italic", fill: quiet)
#show link: set text(fill: accent)

#let plain(body) = { set par(justify: false, first-line-indent: 0pt); body }
#let block-title(body) = block(above: 1.1em, below: 0.6em, sticky: true, plain(strong(body)))
#let plain-list(..items) = list(marker: none, indent: 0pt, body-indent: 0pt, ..items)
#let entry-list(..items) = { set text(size: 9pt, hyphenate: false); set par(justify: false, hanging-indent: 1.4em, first-line-indent: 0pt, leading: 0.56em); list(marker: none, indent: 0pt, body-indent: 0pt, spacing: 0.6em, ..items) }
#let labelled-list(small: false, ..items) = {
  set text(size: if small { 9pt } else { 1em }, hyphenate: not small)
  set par(justify: not small, first-line-indent: 0pt)
  let pairs = items.pos()
  enum(
    numbering: (..numbers) => pairs.at(numbers.pos().last() - 1).at(0),
    start: 1, indent: 0pt, spacing: if small { 0.55em } else { 0.7em },
    ..pairs.map(pair => pair.at(1)),
  )
}
#let attributed(body) = align(right, text(style: "italic", [— #body]))
#let quoted-block(body) = block(inset: (left: 1.6em, right: 1.6em, y: 0.2em), above: 1em, below: 1em, { set text(size: 10pt); body })
#let boxed(body) = block(width: 100%, fill: accent.transparentize(93%), inset: (x: 11pt, y: 10pt), radius: 2pt, above: 1.3em, below: 1.3em, breakable: true, { set text(size: 9.8pt); body })
#let stated(body) = block(inset: (left: 1em), stroke: (left: 1.2pt + rule-colour), above: 1.1em, below: 1.1em, body)
#let rule() = block(above: 1.2em, below: 1.2em, line(length: 30%, stroke: 0.5pt + rule-colour))
#let missing(body, description) = plain(text(fill: quiet, [#body #if description != [] [— #description]]))
#let picture(body) = block(width: 100%, above: 0.6em, below: 0.6em, align(center, body))

#let caption-of(body) = block(width: 100%, { set align(left); set text(size: 9pt); set par(justify: false, first-line-indent: 0pt, leading: 0.56em, spacing: 0.56em); body })
#show figure.caption: it => caption-of(it.body)
#show figure: set block(breakable: true, above: 1.5em, below: 1.5em)
#let float-of(kind, body, caption, after, moves, where) = {
  set figure.caption(position: where)
  figure(
    {
      set align(center)
      body
      if after != [] { caption-of(after) }
    },
    kind: kind, supplement: none, numbering: none, outlined: false,
    caption: if caption == [] { none } else { caption },
    placement: if moves { auto } else { none },
  )
}
#let figure-float(body, caption: [], after: [], moves: false) = float-of(image, body, caption, after, moves, bottom)
#let table-float(body, caption: [], after: [], moves: false) = float-of(table, body, caption, after, moves, top)
#let loose-float(body, caption: [], after: [], moves: false) = block(above: 1.1em, below: 1.1em, { set par(first-line-indent: 0pt); if caption != [] { caption-of(caption) }; body; after })
#let group-caption(body) = block(above: 1.5em, below: 0.8em, sticky: true, caption-of(body))

#set table(stroke: none, inset: (x: 4pt, y: 3.2pt), align: left + top)
#show table.cell.where(y: 0): set text(weight: "regular")
#let table-rule = 0.6pt + rgb("#3c4046")
#let head-rule() = table.hline(stroke: 0.4pt + rgb("#3c4046"))
#let body-rule() = table.hline(stroke: 0.3pt + rule-colour)
#let grid-table(columns: 1, ..cells) = {
  set text(size: if columns <= 5 { 9pt } else if columns <= 8 { 8.2pt } else if columns <= 12 { 7.2pt } else if columns <= 18 { 6.2pt } else { 5pt }, hyphenate: true, number-width: "tabular")
  set par(justify: false, first-line-indent: 0pt, leading: 0.5em, spacing: 0.5em)
  set list(indent: 0pt, spacing: 0.5em)
  set table(inset: (x: if columns <= 8 { 4pt } else if columns <= 12 { 2.6pt } else { 1.6pt }, y: 3pt))
  show table.header: set text(weight: "semibold")
  block(breakable: true, width: 100%, table(columns: (auto,) * columns, table.hline(stroke: table-rule), ..cells, table.hline(stroke: table-rule)))
}
#let table-notes(body) = { set text(size: 8.2pt); set par(first-line-indent: 0pt); body }

// Two symbols beside each other would join to plain text.
#let sign-of(character) = [#symbol(character)]
#let math-space(size: 0) = h(size * 1em)
#let stacked(above, below) = math.mat(delim: none, (above,), (below,))
#let together(..parts) = parts.pos().join()
#let math-table(delim: none, align: center, display: false, ..rows) = math.mat(
  delim: delim, align: align, row-gap: 0.35em, column-gap: 0.7em,
  ..rows.pos().map(row => row.map(cell => if display { math.display(cell) } else { cell })),
)
// A formula wider than the column is set smaller, down to half its size.
#let display-formula(body, alt: "", numbering: none, place: []) = layout(room => {
  let set-at(size) = { set text(size: size); math.equation(block: true, alt: alt, body) }
  let label-width = if numbering == none { 0pt } else { 2 * measure(numbering()).width + 2em.to-absolute() }
  let wide = measure(set-at(1em)).width
  let share = if wide > 0pt { calc.min(1, calc.max(0.5, (room.width - label-width) / wide)) } else { 1 }
  place
  set text(size: 1em * share)
  math.equation(block: true, alt: alt, numbering: numbering, body)
})
#let formula-picture(path: "", alt: "", height: 10) = box(baseline: 25%, image(path, alt: alt, height: calc.min(calc.max(height * 0.48, 8), 40) * 1pt))
#let inline-picture(path: "", alt: "", height: 10pt) = box(baseline: 20%, image(path, alt: alt, height: height))
#let shown-formula(body, label: []) = block(above: 1em, below: 1em, width: 100%, if label == [] { align(center, body) } else { grid(columns: (1fr, auto), align: (center + horizon, right + horizon), body, label) })

#let masthead(brand, facts) = block(below: 9mm, width: 100%, {
  grid(columns: (1fr, auto), align: (left + bottom, right + bottom), text(size: 13pt, weight: "semibold", fill: accent, brand), text(size: 9pt, fill: quiet, facts))
  block(above: 2.4mm, line(length: 100%, stroke: 0.8pt + accent))
})
#let kind-of-article(body) = block(below: 3mm, text(size: 9.5pt, weight: "semibold", fill: accent, tracking: 0.03em, upper(body)))
#show title: set text(size: 20pt, weight: "semibold", hyphenate: false)
#show title: set par(justify: false, leading: 0.5em)
#show title: set block(below: 5mm)
#let subtitle(body) = block(below: 4mm, plain(text(size: 12.5pt, style: "italic", body)))
#let authors(body) = block(below: 3mm, plain(text(size: 11.5pt, hyphenate: false, body)))
#let notice(body, grave: false) = {
  let tone = if grave { rgb("#a3150c") } else { accent }
  block(width: 100%, below: 4mm, fill: tone.transparentize(94%), stroke: (left: 2.4pt + tone), inset: (x: 9pt, y: 7pt), { set text(size: 10pt, weight: "semibold", fill: tone, hyphenate: false); set par(justify: false, first-line-indent: 0pt); show link: set text(fill: tone); body })
}
#let small-print(body) = block(below: 3.2mm, { set text(size: 8.6pt, fill: rgb("#3c4046"), hyphenate: false); set par(justify: false, first-line-indent: 0pt, leading: 0.52em, spacing: 0.5em); body })
#let orcid(address) = link(address, text(size: 0.72em, [iD]))
#let abstract-block(body) = block(width: 100%, inset: (left: 11pt), stroke: (left: 1.6pt + accent), above: 5mm, below: 5mm, breakable: true, { set text(size: 10pt); show heading.where(level: 1): set block(above: 0pt, below: 0.6em); body })
#let fact(name, value) = block(above: 0.55em, below: 0.55em, plain([#strong(name) #h(0.4em) #value]))
`
