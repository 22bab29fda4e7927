/**
 * Renames identifiers, files and words of comments after the tables of terms.json: `npm run codemod:terms -- GROUP…`. A name is renamed in every
 * file at once, whichever symbol it belongs to, so that the type check finds what was not meant; strings, JSX text and messages stay as they are.
 * It can be run again: what was renamed is not found any more. `npm ci --prefix tools/codemods` installs its parser.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')

/** Old name → new name. Files and folders are named from the project's root. */
const groupSchema = z.object({
  identifiers: z.record(z.string(), z.string()).default({}),
  files: z.record(z.string(), z.string()).default({}),
  /** Whole words in comments and in titles of tests. */
  comments: z.record(z.string(), z.string()).default({}),
  /** The only files that are changed, where the names mean something else in others. */
  only: z.array(z.string()).optional(),
})
export type Group = z.output<typeof groupSchema>
const groups = z.record(z.string(), groupSchema).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'terms.json'), 'utf8')))

interface Span {
  start: number
  end: number
}
const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number(), name: z.unknown().optional() })
const parserSchema = z.object({
  parseSync: z.custom<
    (
      file: string,
      text: string,
    ) => { program: unknown; comments: (Span & { value: string })[]; errors: { message: string; severity: string }[] }
  >(value => typeof value === 'function'),
})

/** New text for parts of a file, the last part first. */
export function replaceSpans(text: string, changes: readonly (Span & { text: string })[]): string {
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text: replacement }) => changed.slice(0, start) + replacement + changed.slice(end), text)
}

/** Whole words alone, in any case of their first letter. */
export function replaceWords(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce(
    (changed, [old, replacement]) =>
      changed
        .replaceAll(new RegExp(`(?<![\\w-])${old}(?![\\w-])`, 'g'), replacement)
        .replaceAll(new RegExp(`(?<![\\w-])${upper(old)}(?![\\w-])`, 'g'), upper(replacement)),
    text,
  )
}
const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function* identifiersOf(value: unknown): Generator<Span & { name: string }> {
  if (Array.isArray(value)) for (const each of value) yield* identifiersOf(each)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node = nodeSchema.safeParse(value)
  if (node.success && /^(JSX)?Identifier$/.test(node.data.type) && typeof node.data.name === 'string') {
    const { name, start } = node.data
    // Behind the name may follow its type, which is in the node's span.
    yield { name, start, end: start + name.length }
  }
  if (node.success && namesProperties(value)) yield* literalsOf(value)
  for (const [key, child] of Object.entries(value)) if (key !== 'name') yield* identifiersOf(child)
}

const propertyTypeSchema = z.union([
  z.looseObject({ type: z.literal('TSIndexedAccessType') }),
  z.looseObject({ type: z.literal('TSTypeReference'), typeName: z.looseObject({ name: z.enum(['Pick', 'Omit']) }) }),
])
/** Types that name properties by strings: Site['origin'], Pick<Site, 'origin'>. */
const namesProperties = (node: object): boolean => propertyTypeSchema.safeParse(node).success

const literalSchema = z.looseObject({ type: z.literal('Literal'), value: z.string(), start: z.number() })
function* literalsOf(value: unknown): Generator<Span & { name: string }> {
  const literal = literalSchema.safeParse(value)
  if (literal.success)
    yield { name: literal.data.value, start: literal.data.start + 1, end: literal.data.start + 1 + literal.data.value.length }
  if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* literalsOf(child)
}

const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', 'src', 'tests', 'scripts', 'tools'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(file => file !== '' && !file.startsWith('tools/codemods/'))

function rename(group: Group): void {
  const { parseSync } = parserSchema.parse(createRequire(import.meta.url)('oxc-parser'))
  const notes: string[] = []
  for (const file of listFiles().filter(each => /\.tsx?$/.test(each) && group.only?.includes(each) !== false)) {
    const text = readFileSync(join(root, file), 'utf8')
    const { program, comments, errors } = parseSync(file, text)
    if (errors.some(({ severity }) => severity === 'Error')) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
    const names = [...identifiersOf(program)]
    const all = new Set(names.map(({ name }) => name))
    const changes: (Span & { text: string })[] = []
    for (const { name, start, end } of names) {
      const replacement = Object.hasOwn(group.identifiers, name) ? group.identifiers[name] : undefined
      if (replacement === undefined || changes.some(change => change.start === start)) continue
      if (all.has(replacement)) notes.push(`${file}: ${name} becomes ${replacement}, which is there already`)
      changes.push({ start, end, text: replacement })
    }
    for (const { start, end } of comments) {
      const old = text.slice(start, end)
      const changed = replaceWords(old, { ...group.identifiers, ...group.comments })
      if (changed !== old) changes.push({ start, end, text: changed })
    }
    const changed = replaceSpans(text, changes).replaceAll(/\b(test|describe)(\.each\([^)]*\))?\('[^']*'/g, title =>
      replaceWords(title, group.comments),
    )
    if (changed !== text) writeFileSync(join(root, file), changed)
  }
  moveFiles(group.files)
  for (const note of new Set(notes)) console.log(note)
}

function moveFiles(moves: Readonly<Record<string, string>>): void {
  const before = listFiles()
  const renamed = new Map<string, string>()
  for (const file of before) {
    const old = Object.keys(moves).find(each => file === each || file.startsWith(`${each}/`))
    if (old !== undefined) renamed.set(file, moves[old] + file.slice(old.length))
  }
  if (renamed.size === 0) return
  for (const [old, now] of renamed) {
    execFileSync('mkdir', ['-p', dirname(join(root, now))])
    execFileSync('git', ['mv', old, now], { cwd: root })
  }
  for (const file of before.filter(each => /\.(ts|tsx|mjs)$/.test(each))) {
    const now = renamed.get(file) ?? file
    const text = readFileSync(join(root, now), 'utf8')
    const changed = text.replaceAll(/(['"])(\.{1,2}\/[^'"\n]+)\1/g, (whole, quote: string, specifier: string) => {
      const target = relative(root, resolve(root, dirname(file), specifier))
      const moved = renamed.get(target) ?? (before.includes(target) ? target : undefined)
      if (moved === undefined || (moved === target && now === file)) return whole
      const path = relative(dirname(now), moved)
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    })
    if (changed !== text) writeFileSync(join(root, now), changed)
  }
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const unknown = asked.filter(name => !Object.hasOwn(groups, name))
  if (asked.length === 0 || unknown.length > 0) {
    console.error(`Name groups of tools/codemods/terms.json: ${Object.keys(groups).join(', ')}.`)
    process.exit(2)
  }
  for (const name of asked) {
    const group = groups[name]
    if (group !== undefined) rename(group)
  }
}
