/**
 * Links to the pages of the site, checked by the compiler against the table of routes (src/site/routes.ts): a path that no route has, or
 * a parameter that is missing, is an error. React Router's own href would put all of React Router into domains and use-cases, and encodes
 * fewer characters than the site's paths always did.
 */

/** src/site/routes.ts adds `paths` by declaration merging, since nothing may import it: the paths of its routes without the first slash. */
// biome-ignore lint/suspicious/noEmptyInterface: filled elsewhere
export interface RouteTable {}

/** `browse/:segment?` as `/browse` and `/browse/:segment`, and `about/*` as `/about` and `/about/*`. */
type Expand<Path extends string, Before extends string = ''> = Path extends `${infer Segment}/${infer Rest}`
  ? ExpandSegment<Segment, Before, Rest>
  : ExpandSegment<Path, Before>

type ExpandSegment<Segment extends string, Before extends string, Rest extends string | null = null> = Segment extends `${infer Name}?`
  ? Before | Next<`${Before}/${Name}`, Rest>
  : Segment extends '*'
    ? (Before extends '' ? never : Before) | `${Before}/*`
    : Next<`${Before}/${Segment}`, Rest>

type Next<Before extends string, Rest extends string | null> = Rest extends string ? Expand<Rest, Before> : Before

/** Every path that a link may name, with its parameters by name: `/`, `/articles/:key`, `/articles/:key/:version` … */
type PagePath = '/' | (RouteTable extends { paths: infer Paths extends string } ? Expand<Paths> : never)

type ParameterName<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? ParameterName<Before> | ParameterName<After>
  : Path extends `:${infer Name}`
    ? Name
    : Path extends '*'
      ? '*'
      : never

// A path that is none is inferred as all of them, and the compiler shall complain of it and not of parameters.
type Parameters<Path extends string> = [PagePath] extends [Path]
  ? [parameters?: Readonly<Record<string, string | number>>]
  : [ParameterName<Path>] extends [never]
    ? []
    : [parameters: Readonly<Record<ParameterName<Path>, string | number>>]

/**
 * The path of a page, without language, query or fragment: `href('/comments/:commentId', { commentId: 7 })` is `/comments/7`. A language
 * is added by the router, or by withLanguage in emails.
 * @param parameters are escaped, `*` segment by segment
 */
export function href<Path extends PagePath>(path: Path, ...parameters: Parameters<Path>): string
export function href(path: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)|\*/g, (_, name: string = '*') => {
    const value = String(parameters[name] ?? '')
    return name === '*' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value)
  })
}
