/**
 * Renames identifiers, classes of CSS modules, files, and words of comments and of test names after the tables in terms/:
 * `npm run codemod:terms -- GROUP…`; `--check` names what would be renamed again and exits with 1. A name is renamed in every file at once,
 * whichever symbol it belongs to, so that the type check finds what was not meant. Strings, JSX text and messages stay as they are. By words alone
 * (`words`), names that are stored or sent (columns, keys of schemas, the article tree) stay too; `identifiers` renames those that it lists.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { z } from 'zod'
import { listFiles, parseTypeScript, readSource, root, type Syntax } from '../read-sources.ts'
import { joinPairs, renameByRole, rolesOf } from './name-roles.ts'
import { type Change, type NameRules, renameIdentifier, renamePath, replaceSpans, replaceWords } from './names.ts'

const table = z.record(z.string(), z.string()).default({})
/** Files and folders are named from the project's root. */
const groupSchema = z.strictObject({
  /** Whole names. */
  identifiers: table,
  /** The same for variables or properties alone, and within what has a name: `outer.name` (name-roles.ts). Not in comments. */
  variables: table,
  properties: table,
  /** Words of names, as they stand in camel case (names.ts); of names of files too, unless `pathWords` is false. */
  words: table,
  pathWords: z.boolean().default(true),
  /** Names, and paths of files or folders, that `words` leaves alone, and why. */
  keep: table,
  files: table,
  /** Whole words in comments and in titles of tests. */
  comments: table,
  /** By file: text that is replaced as it stands, in documents and strings for instance. A new text must not contain the old one. */
  texts: z.record(z.string(), table).default({}),
  /** The only files or folders that are changed, where the names mean something else in others. */
  only: z.array(z.string()).optional(),
  /** Files or folders that are left as they are, and why. */
  except: table,
})
type Group = z.output<typeof groupSchema>
/** Several groups in one table are applied one after another. */
const tableSchema = z.union([z.array(groupSchema), groupSchema.transform(group => [group])])

const tables = join(import.meta.dirname, 'terms')
const folders = ['src', 'tests', 'scripts', 'tools', 'demo']
const isOurs = (path: string): boolean => !/^tools\/(codemods|count-terms)\//.test(path) && !path.startsWith('tests/fixtures/')
const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

interface Name {
  name: string
  start: number
}

/** Identifiers of a file with the places where each stands; those that another package gives are left out. */
export function namesOf(path: string, text: string): Name[] {
  const found: Name[] = []
  const foreign = new Set<string>()
  const skipped = new Set<number>()
  const add = ({ name, start }: Name): void => void found.push({ name, start })
  const addLiterals = (node: unknown): void => {
    const literal = z.object({ type: z.literal('Literal'), value: z.string(), start: z.number() }).safeParse(node)
    if (literal.success) found.push({ name: literal.data.value, start: literal.data.start + 1 })
    else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) addLiterals(child)
  }
  new Visitor({
    Identifier: add,
    JSXIdentifier: add,
    PrivateIdentifier: ({ name, start }) => add({ name, start: start + 1 }),
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('.'))
        for (const { local, ...rest } of specifiers) {
          foreign.add(local.name)
          if ('imported' in rest && rest.imported.type === 'Identifier') foreign.add(rest.imported.name)
        }
    },
    // Elements of HTML and their attributes.
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier') skipped.add(attribute.name.start)
      skipped.add(name.start)
    },
    JSXClosingElement({ name }) {
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) skipped.add(name.start)
    },
    // Types that name properties by strings: Site['origin'], Pick<Site, 'origin'>.
    TSIndexedAccessType: ({ indexType }) => addLiterals(indexType),
    TSTypeReference({ typeName, typeArguments }) {
      if (typeName.type === 'Identifier' && (typeName.name === 'Pick' || typeName.name === 'Omit')) addLiterals(typeArguments?.params[1])
    },
  }).visit(parseTypeScript(path, text).program)
  return found.filter(({ name, start }) => !foreign.has(name) && !skipped.has(start)).toSorted((one, other) => one.start - other.start)
}

/** Names that are stored or sent: keys of every schema, columns, and what the article tree is made of. */
export function storedNames(): Set<string> {
  const names = new Set<string>()
  const addKeys = (node: ESTree.ObjectExpression): void => {
    for (const property of node.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier') names.add(property.key.name)
  }
  for (const path of listFiles('src').filter(each => each.endsWith('.ts') && !each.endsWith('.test.ts'))) {
    const isStored = path.endsWith('-tables.ts') || /\/data\/migrations\//.test(path) || path === 'src/document/node.ts'
    const { program } = parseTypeScript(path, readSource(path))
    new Visitor({
      CallExpression({ callee, arguments: values }) {
        const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
        // What a module adds to an export is handed to a function that makes the schema.
        const isPart = callee.type === 'Identifier' && /^(manifestPart|placementPart)$/.test(callee.name)
        if (isPart || /^(object|looseObject|strictObject|extend|safeExtend)$/.test(method))
          for (const value of isPart ? values.slice(0, 1) : values) if (value.type === 'ObjectExpression') addKeys(value)
      },
      TSPropertySignature({ key }) {
        if (isStored && key.type === 'Identifier') names.add(key.name)
      },
    }).visit(program)
  }
  return names
}

const classesOfModule = /(?<=\.)[a-zA-Z][\w-]*(?=[^{}]*\{)|(?<=composes:[^;]*)\b[a-zA-Z][\w-]*(?=[^;]*;)/g

/** A CSS module, its class names renamed; a document where nothing else is. */
export function renameClasses(css: string, rules: NameRules): string {
  const hidden: string[] = []
  const text = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, match => `\u0000${hidden.push(match) - 1}\u0000`)
  return text
    .replaceAll(classesOfModule, name => renameIdentifier(name, rules) ?? name)
    .replaceAll(/\0(\d+)\0/g, (_, index: string) => hidden[Number(index)] ?? '')
}

/** Files as they were last read. Every group looks at every file, and a check changes none. */
const texts = new Map<string, string>()
function readOnce(path: string): string {
  const text = texts.get(path) ?? readSource(path)
  texts.set(path, text)
  return text
}
interface Named {
  text: string
  names: Name[]
  roles: ReturnType<typeof rolesOf>
  comments: Syntax['comments']
}
const named = new Map<string, Named>()
function readNames(path: string, text: string): Named {
  const known = named.get(path)
  if (known?.text === text) return known
  const found = { text, names: namesOf(path, text), roles: rolesOf(path, text), comments: parseTypeScript(path, text).comments }
  named.set(path, found)
  return found
}

interface Renamed {
  changes: Map<string, string>
  notes: Set<string>
}

function renameIn(group: Group, stored: ReadonlySet<string>, files: readonly string[]): Renamed {
  const rules: NameRules = { identifiers: group.identifiers, words: group.words, keep: new Set([...stored, ...Object.keys(group.keep)]) }
  const changes = new Map<string, string>()
  const notes = new Set<string>()
  // Most files mention none of the names, and need not be parsed.
  const terms = [
    ...Object.keys(group.identifiers),
    ...[group.variables, group.properties].flatMap(names => Object.keys(names).map(name => name.replace(/.*\./, ''))),
    ...Object.keys(group.comments),
    ...Object.keys(group.words).map(word => word.replaceAll(/[A-Z]/g, letter => `[^a-z]?${letter}`)),
  ]
  const mention = new RegExp(terms.join('|') || '(?!)', 'i')
  const isMeant = (path: string): boolean =>
    group.only?.some(folder => isIn(path, folder)) !== false && !Object.keys(group.except).some(folder => isIn(path, folder))
  for (const path of files.filter(each => isOurs(each) && isMeant(each))) {
    const text = /\.(tsx?|module\.css)$/.test(path) ? readOnce(path) : ''
    if (!mention.test(text)) continue
    const changed = path.endsWith('.css') ? renameClasses(text, rules) : renameInTypeScript(path, text, rules, group, notes)
    if (changed !== text) changes.set(path, changed)
  }
  for (const [path, texts] of Object.entries(group.texts)) {
    const old = changes.get(path) ?? readSource(path)
    const changed = Object.entries(texts).reduce((text, [from, to]) => text.replaceAll(from, () => to), old)
    if (changed !== old) changes.set(path, changed)
  }
  return { changes, notes }
}

function renameInTypeScript(path: string, text: string, rules: NameRules, group: Group, notes: Set<string>): string {
  if (text === '') return text
  const words = group.comments
  const { names, roles, comments } = readNames(path, text)
  const all = new Set(names.map(({ name }) => name))
  const changes = new Map<number, Change>()
  for (const { name, start } of names) {
    const replacement = renameIdentifier(name, rules) ?? renameByRole({ name, start }, roles, group)
    if (replacement === undefined) continue
    if (all.has(replacement)) notes.add(`${path}: ${name} becomes ${replacement}, which is there already`)
    changes.set(start, { start, end: start + name.length, text: replacement })
  }
  joinPairs(text, roles, changes)
  for (const { start, end } of comments) {
    const old = text.slice(start, end)
    // A name that is an ordinary word too, such as `caller`, is one where it stands in backticks.
    const changed = replaceWords(old, words).replaceAll(
      /(?<![\w./-])[A-Za-z][a-z]+[A-Z]\w*|(?<=`)\w+(?=[`(])/g,
      name => renameIdentifier(name, rules) ?? name,
    )
    if (changed !== old) changes.set(start, { start, end, text: changed })
  }
  return replaceSpans(text, [...changes.values()]).replaceAll(/\b(test|describe)(\.each\([^)]*\))?\((['`])(?:(?!\3).)*\3/g, title =>
    replaceWords(title, words),
  )
}

function movesOf(group: Group, paths: readonly string[]): Map<string, string> {
  const moves = new Map<string, string>()
  const kept = Object.keys(group.keep)
  for (const path of paths) {
    if (!isOurs(path) || (group.only !== undefined && !group.only.some(folder => isIn(path, folder)))) continue
    const listed = Object.keys(group.files).find(each => isIn(path, each))
    const byWords =
      group.pathWords &&
      /\.(tsx?|css)$/.test(path) &&
      !/^(src\/data\/migrations|src\/brands|demo)\//.test(path) &&
      !kept.some(each => isIn(path, each))
    const now = listed !== undefined ? group.files[listed] + path.slice(listed.length) : byWords ? renamePath(path, group.words) : path
    if (now !== path) moves.set(path, now)
  }
  return moves
}

/** Moves files and mends every path that names them: of imports, relative or from the root, in code, style sheets, settings and documents. */
function moveFiles(moves: ReadonlyMap<string, string>): void {
  const before = listFiles()
  const isThere = new Set(before)
  for (const [old, now] of moves) {
    if (existsSync(join(root, now))) throw new Error(`${old} cannot become ${now}, which is there already.`)
    mkdirSync(dirname(join(root, now)), { recursive: true })
    execFileSync('git', ['mv', old, now], { cwd: root })
  }
  const byLength = [...moves].toSorted(([one], [other]) => other.length - one.length)
  for (const path of before.filter(each => /\.(ts|tsx|mjs|css|json|md)$/.test(each) && isOurs(each) && each !== 'package-lock.json')) {
    const now = moves.get(path) ?? path
    const text = readSource(now)
    let changed = text.replaceAll(/(['"])(\.{1,2}\/[^'"\n?]+)(\?[a-z]+)?\1/g, (whole, quote: string, specifier: string, query = '') => {
      const target = relative(root, resolve(root, dirname(path), specifier))
      const moved = moves.get(target) ?? (isThere.has(target) ? target : undefined)
      if (moved === undefined || (moved === target && now === path)) return whole
      const way = relative(dirname(now), moved)
      return `${quote}${way.startsWith('.') ? way : `./${way}`}${query}${quote}`
    })
    for (const [old, target] of byLength) if (changed.includes(old)) changed = changed.replaceAll(old, target)
    if (changed !== text) writeFileSync(join(root, now), changed)
  }
}

if (import.meta.main) {
  const words = process.argv.slice(2)
  const isCheck = words.includes('--check')
  const known = readdirSync(tables)
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace('.json', ''))
  const asked = words.filter(word => !word.startsWith('--'))
  const unknown = asked.filter(name => !known.includes(name))
  if (unknown.length > 0 || (asked.length === 0 && !isCheck)) {
    console.error(`Name groups of tools/codemods/terms: ${known.join(', ')}.`)
    process.exit(2)
  }
  let remaining = 0
  const stored = storedNames()
  let files = listFiles(...folders)
  for (const name of asked.length === 0 ? known : asked) {
    for (const group of tableSchema.parse(JSON.parse(readFileSync(join(tables, `${name}.json`), 'utf8')))) {
      const { changes, notes } = renameIn(group, stored, files)
      const moves = movesOf(group, files)
      if (isCheck) {
        for (const path of [...changes.keys(), ...moves.keys()]) console.log(`${name}: ${path}`)
        remaining += changes.size + moves.size
        continue
      }
      for (const [path, text] of changes) writeFileSync(join(root, path), text)
      moveFiles(moves)
      files = listFiles(...folders)
      texts.clear()
      for (const note of notes) console.log(note)
      console.log(`${name}: ${changes.size} files changed, ${moves.size} moved`)
    }
  }
  if (isCheck && remaining > 0) {
    console.log(
      'Old names came back there (docs/glossary.md). `npm run codemod:terms -- GROUP` shows what each would become: choose that or a better one. A name that means something else stands with its file and the reason under `except` in tools/codemods/terms/GROUP.json.',
    )
    process.exit(1)
  }
}
