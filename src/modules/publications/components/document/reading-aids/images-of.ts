export interface Image {
  link: HTMLAnchorElement
  /** URL of the file itself. */
  href: string
  /** URL of the form that a browser can show: the file, or its largest form. */
  source: string
  alternative: string
  language: string | undefined
  caption: Element | null
}

/** All images of figures on the page, in order. @param link one of them */
export function imagesOf(link: HTMLElement): Image[] {
  const links = (link.closest('main') ?? document).querySelectorAll<HTMLAnchorElement>('a.picture-link:has(img)')
  return [...links].flatMap(each => {
    const image = each.querySelector('img')
    return image === null ? [] : [{ link: each, ...factsOf(each, image) }]
  })
}

function factsOf(link: HTMLAnchorElement, image: HTMLImageElement): Omit<Image, 'link'> {
  return {
    href: link.getAttribute('href') ?? '',
    source: image.getAttribute('src') ?? '',
    alternative: image.alt,
    language: image.closest<HTMLElement>('[lang]')?.lang,
    caption: link.closest('figure')?.querySelector('figcaption') ?? link.closest('.figure-group')?.querySelector('figcaption') ?? null,
  }
}
