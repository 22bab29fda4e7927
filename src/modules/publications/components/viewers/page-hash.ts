/** A page of a file in a URL's fragment: `#page=3` of a document, `#slide=3` of slides. */
const names = { pages: 'page', slides: 'slide' } as const
export type PagedKind = keyof typeof names

/** Null where the fragment names no page of this kind. */
export function pageOfHash(hash: string, kind: PagedKind): number | null {
  const number = new RegExp(`^#${names[kind]}=(\\d{1,5})$`).exec(hash)?.[1]
  return number === undefined || Number(number) < 1 ? null : Number(number)
}

export const hashOfPage = (page: number, kind: PagedKind): string => `#${names[kind]}=${page}`
