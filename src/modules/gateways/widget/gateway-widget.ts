/**
 * The script that other sites run: it turns each link `a.recto-gateway` into a list of the linked gateway's newest publications. The server
 * sends the source of this one function (serve/widget.ts), so it must not use anything from outside. It creates no style attribute and
 * no HTML from text, so that it works under any Content-Security-Policy that lets it run and fetch. On any failure the link stays.
 */
export function gatewayWidget(): void {
  interface Item {
    title: string
    url: string
    published: string
    authors: string[]
    hasMoreAuthors: boolean
  }
  interface Answer {
    language: string
    sheets: { light: string; dark: string }
    items: Item[]
  }
  type Fields = ReadonlyMap<string, unknown>

  const standardCount = 5
  const maxItems = 20
  const timeout = 15_000
  const ahead = '300px'

  const fieldsOf = (value: unknown): Fields =>
    new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
  const wholeNumber = (text: string | undefined, otherwise: number, min: number, max: number): number => {
    const number = Math.trunc(Number(text ?? otherwise))
    return Number.isNaN(number) ? otherwise : Math.min(Math.max(number, min), max)
  }

  function sheetOf(colours: Fields): string {
    const declarations = [...colours].map(([name, value]) => {
      const colour = textOf(value)
      if (!/^[a-z-]+$/.test(name) || !/^(#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\))$/i.test(colour)) throw new TypeError('This is no colour.')
      return `--recto-${name}: ${colour};`
    })
    return declarations.join(' ')
  }

  function readItem(value: unknown): Item[] {
    const fields = fieldsOf(value)
    const [title, url] = [textOf(fields.get('title')), textOf(fields.get('address'))]
    if (title === '' || !/^https?:\/\//i.test(url)) return []
    const authors = listOf(fields.get('authors')).map(textOf)
    const hasMoreAuthors = Number(fields.get('authorCount')) > authors.length
    return [{ title, url, published: textOf(fields.get('published')), authors, hasMoreAuthors }]
  }

  async function ask(link: HTMLAnchorElement): Promise<Answer> {
    const url = new URL('/api/gateways/latest', link.href)
    url.searchParams.set('address', link.pathname)
    url.searchParams.set('limit', String(wholeNumber(link.dataset.items, standardCount, 1, maxItems)))
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(), timeout)
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: leaving.signal })
    if (!response.ok) throw new Error(`The gateway is not told of: ${response.status}`)
    const answer = fieldsOf(await response.json())
    const colours = fieldsOf(answer.get('colours'))
    return {
      language: textOf(fieldsOf(answer.get('gateway')).get('language')) || 'en',
      sheets: { light: sheetOf(fieldsOf(colours.get('light'))), dark: sheetOf(fieldsOf(colours.get('dark'))) },
      items: listOf(answer.get('items')).flatMap(readItem),
    }
  }

  function styleOf({ light, dark }: Answer['sheets'], scheme: string | undefined): CSSStyleSheet {
    const inLight = `.box { color-scheme: light; ${light} }`
    const inDark = `.box { color-scheme: dark; ${dark} }`
    const scheming =
      scheme === 'light' ? inLight : scheme === 'dark' ? inDark : `${inLight} @media (prefers-color-scheme: dark) { ${inDark} }`
    const sheet = new CSSStyleSheet()
    // Within a shadow tree, !important wins over the page's rules, so that none of the page's styles apply.
    sheet.replaceSync(`
      :host { all: initial !important; display: block !important; }
      ${scheming}
      .box {
        box-sizing: border-box;
        padding: 1.125em 1.25em 1.25em;
        border: 1px solid var(--recto-line);
        border-block-start: 4px solid var(--recto-accent);
        border-radius: 6px;
        background: var(--recto-paper);
        color: var(--recto-ink);
        font: 400 medium/1.45 system-ui, sans-serif;
        text-align: start;
        overflow-wrap: anywhere;
      }
      .heading { margin: 0 0 0.5em; font-size: 1.1875em; font-weight: 650; line-height: 1.3; }
      ul { margin: 0; padding: 0; list-style: none; }
      li { padding-block: 0.625em; border-block-start: 1px solid var(--recto-line); }
      li:last-child { padding-block-end: 0; }
      a { color: var(--recto-accent); text-decoration: none; }
      a:hover { color: var(--recto-accent-strong); text-decoration: underline; }
      a:focus-visible { outline: 2px solid var(--recto-focus); outline-offset: 3px; border-radius: 2px; }
      li a { display: block; font-weight: 600; line-height: 1.4; }
      .facts { margin: 0.25em 0 0; color: var(--recto-ink-soft); font-size: 0.875em; }
    `)
    return sheet
  }

  /** @param published YYYY-MM-DD, YYYY-MM or YYYY */
  function formatDate(published: string, language: string): string {
    const known = published.split('-').length
    const date = new Date(published)
    if (Number.isNaN(date.getTime())) return published
    const parts: Intl.DateTimeFormatOptions = { year: 'numeric', ...(known > 1 && { month: 'long' }), ...(known > 2 && { day: 'numeric' }) }
    return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(date)
  }

  function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = ''): HTMLElementTagNameMap[Name] {
    const made = document.createElement(name)
    if (text !== '') made.textContent = text
    if (className !== '') made.className = className
    return made
  }
  function linkTo(url: string, text: string): HTMLAnchorElement {
    const made = element('a', text)
    made.href = url
    return made
  }

  function drawItem({ title, url, published, authors, hasMoreAuthors }: Item, language: string): HTMLLIElement {
    const item = element('li')
    item.append(linkTo(url, title))
    const facts = element('p', '', 'facts')
    if (published !== '') {
      const time = element('time', formatDate(published, language))
      time.dateTime = published
      facts.append(time)
    }
    const names = authors.join(', ') + (hasMoreAuthors ? ', …' : '')
    if (names !== '') facts.append(published === '' ? names : ` · ${names}`)
    if (facts.hasChildNodes()) item.append(facts)
    return item
  }

  function draw(link: HTMLAnchorElement, { language, sheets, items }: Answer): HTMLElement {
    const host = element('div')
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [styleOf(sheets, link.dataset.scheme)]
    const box = element('div', '', 'box')
    box.lang = language
    box.dir = 'ltr'
    const heading = document.createElement(`h${wholeNumber(link.dataset.heading, 3, 1, 6)}`)
    heading.className = 'heading'
    heading.append(linkTo(link.href, link.textContent.trim() || link.href))
    // The link's text is in the page's language, not in the gateway's.
    heading.lang = link.closest<HTMLElement>('[lang]')?.lang ?? ''
    const list = element('ul')
    // Safari drops the list role of a list without markers.
    list.setAttribute('role', 'list')
    list.append(...items.map(item => drawItem(item, language)))
    box.append(heading, list)
    root.append(box)
    return host
  }

  async function show(link: HTMLAnchorElement): Promise<void> {
    try {
      const answer = await ask(link)
      if (!link.isConnected || answer.items.length === 0) throw new Error('There is nothing to show.')
      const hadFocus = link.matches(':focus')
      const host = draw(link, answer)
      link.after(host)
      // The link stays in the document, because the page's own scripts may look for it.
      link.style.setProperty('display', 'none', 'important')
      if (hadFocus) host.shadowRoot?.querySelector('a')?.focus({ preventScroll: true })
      link.dataset.rectoGateway = 'shown'
    } catch {
      link.dataset.rectoGateway = 'failed'
    }
  }

  function watch(link: Element): void {
    if (!(link instanceof HTMLAnchorElement) || link.dataset.rectoGateway !== undefined) return
    if (!/^https?:$/.test(link.protocol)) return
    link.dataset.rectoGateway = 'waiting'
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        void show(link)
      },
      { rootMargin: ahead },
    )
    observer.observe(link)
  }

  function start(): void {
    try {
      for (const link of document.querySelectorAll('a.recto-gateway')) watch(link)
    } catch {
      // A browser without the needed features keeps the links.
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
