/** Where a new module is named in files that put all modules together. */
import type { ModuleName } from './files.ts'

interface Insertion {
  file: string
  /** Matches what the insertion stands after. */
  place: RegExp
  text: string
  /** The place is the first of these lines that sorts after the text. */
  isSorted?: true
}

const insertionsOf = ({ folder, type, value }: ModuleName): Insertion[] => [
  {
    file: 'src/main/app.ts',
    place: /(?=^import \{ startWebsite \})/m,
    text: `import { start${type} } from '../modules/${folder}/module.ts'\n`,
  },
  { file: 'src/main/app.ts', place: /^ {2}const website = .*\n/m, text: `  const ${value} = start${type}()\n` },
  { file: 'src/main/app.ts', place: /\.\.\.accounts(?=, \.\.\.)/, text: `, ...${value}` },
  { file: 'src/main/app.ts', place: /PageServices = \{ accounts/, text: `, ${value}` },
  {
    file: 'src/site/module-contexts.ts',
    place: /(?=^import .*modules\/website)/m,
    text: `import { type ${type}Services, ${value}Context } from '../modules/${folder}/pages/context.ts'\n`,
  },
  { file: 'src/site/module-contexts.ts', place: /(?=^ {2}website: WebsiteServices)/m, text: `  ${value}: ${type}Services\n` },
  {
    file: 'src/site/module-contexts.ts',
    place: /(?=^ {2}context\.set\(websiteContext)/m,
    text: `  context.set(${value}Context, services.${value})\n`,
  },
  {
    file: 'src/site/routes.ts',
    place: /(?=^ {2}\/\/ Paths that depend on a site's settings)/m,
    text: `  route('${folder}', '../modules/${folder}/pages/route.tsx'),\n\n`,
  },
  {
    file: 'src/site/messages.ts',
    place: /(?=^import .*modules\/website)/m,
    text: `import { messages as ${value} } from '../modules/${folder}/messages/messages.ts'\n`,
  },
  { file: 'src/site/messages.ts', place: /(?=^ {2}\.\.\.website\[language\])/m, text: `  ...${value}[language],\n` },
  {
    file: 'src/api/serve-api.ts',
    place: /(?=^import .*modules\/website\/api\/wordpress\/routes)/m,
    text: `import { ${value}Routes } from '../modules/${folder}/api/routes.ts'\n`,
  },
  { file: 'src/api/serve-api.ts', place: /^ {2}accountRoutes,\n/m, text: `  ${value}Routes,\n` },
  { file: 'tests/api/roles-and-routes.test.ts', place: /(?=^ {2}styleguide: 'open',)/m, text: `  ${property(folder)}: 'open',\n` },
  {
    file: 'tests/api/roles-and-routes.test.ts',
    place: /(?=^ {2}'GET \/api\/browse': 'open',)/m,
    text: `  'GET /api/${folder}': 'open',\n`,
  },
  { file: 'tests/api/module-contexts.test.ts', place: /(?=^ {2}website: )/m, text: `  ${value}: '/${folder}',\n` },
  { file: 'tests/api/openapi.test.ts', place: /(?=^ {4}('\/api\/.*',\n))/gm, text: `    '/api/${folder}',\n`, isSorted: true },
  {
    file: 'tools/count-assertions/areas.ts',
    // Before the areas of other modules, whose patterns may match a part of its name.
    place: /^ {2}\['project', .*\n/m,
    text: `  ['${folder}', /(?:^|\\/)${folder}(?:[/.]|$)/],\n`,
  },
  { file: 'tools/boundaries/directions.ts', place: /^ {2}submission: .*\n/m, text: `  ${property(folder)}: [...gateways, '${folder}'],\n` },
]

const property = (name: string): string => (name.includes('-') ? `'${name}'` : name)

/** @returns the files that name modules, by path, with the new one in each @throws Error where a file no longer has the expected place */
export async function namedInFiles(name: ModuleName, read: (path: string) => Promise<string>): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const { file, place, text, isSorted = false } of insertionsOf(name)) {
    const before = texts.get(file) ?? (await read(file))
    const found = isSorted ? [...before.matchAll(place)].find(([, line = '']) => line > text.trimStart()) : place.exec(before)
    if (found == null) throw new Error(`${file} has nothing like ${place}: tools/new-module/insertions.ts has to learn the new place.`)
    const end = found.index + found[0].length
    texts.set(file, before.slice(0, end) + text + before.slice(end))
  }
  return texts
}
