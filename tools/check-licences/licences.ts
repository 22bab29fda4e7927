/** Which licences the packages of package-lock.json may have (docs/decisions/0097-licences-of-dependencies.md). */
import { z } from 'zod'

/** Packages that are served to readers or run in the server have permissive licences, or that of fonts. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense', 'Zlib', 'OFL-1.1'],
])
/** Packages for development alone are not distributed with Recto and may have further ones. */
const allowedInDevelopment = new Set([...allowed, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0'])

interface Exception {
  packages: RegExp
  licence: string
  decision: string
}
export const exceptions: readonly Exception[] = [
  // libvips as a shared library of its own, which whoever runs Recto can replace.
  { packages: /^@img\/sharp-(?:libvips-|win32-|wasm32$)/, licence: 'LGPL-3.0-or-later', decision: '0097-licences-of-dependencies.md' },
  // MIT by its readme.
  { packages: /^combine-errors$/, licence: 'none-stated', decision: '0117-files.md' },
]

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() })),
})

export interface Refused {
  name: string
  licence: string
}

/** @param lock the text of package-lock.json */
export function refusedPackages(lock: string): Refused[] {
  const packages = Object.entries(lockSchema.parse(JSON.parse(lock)).packages)
  return packages.flatMap(([path, { license = '', dev = false }]) => {
    // The project itself.
    if (path === '') return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isAllowed = (id: string): boolean =>
      (dev ? allowedInDevelopment : allowed).has(id) ||
      exceptions.some(({ packages: named, licence }) => licence === id && named.test(name))
    return isSatisfied(license || 'none-stated', isAllowed) ? [] : [{ name, licence: license || 'none stated' }]
  })
}

/** @param expression of SPDX, such as `(MIT OR GPL-3.0-or-later) AND Zlib`; one that is not read is not satisfied */
export function isSatisfied(expression: string, isAllowed: (id: string) => boolean): boolean {
  const tokens = expression.match(/\(|\)|[\w.+-]+/g) ?? []
  let place = 0
  const either = (): boolean => {
    let result = both()
    while (tokens[place] === 'OR') {
      place += 1
      const other = both()
      result = result || other
    }
    return result
  }
  const both = (): boolean => {
    let result = one()
    while (tokens[place] === 'AND') {
      place += 1
      const other = one()
      result = result && other
    }
    return result
  }
  const one = (): boolean => {
    const token = tokens[place]
    place += 1
    if (token !== '(') return token !== undefined && isAllowed(token)
    const result = either()
    const isClosed = tokens[place] === ')'
    place += 1
    return result && isClosed
  }
  const result = either()
  return result && place === tokens.length
}
