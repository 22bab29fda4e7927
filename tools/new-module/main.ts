/**
 * `npm run new-module -- NAME` makes src/modules/NAME with one file of each layer, a screen at /NAME, a call at /api/NAME and their tests,
 * and names the module where all are put together. What it makes is meant to be changed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageEntries } from '../../src/site/routes.ts'
import { root } from '../read-sources.ts'
import { moduleFiles, readModuleName } from './files.ts'
import { namedInFiles } from './insertions.ts'

const [folder = ''] = process.argv.slice(2)
const name = readModuleName(folder)
if (name === null) {
  console.error('npm run new-module -- NAME: lower-case words with hyphens between them, such as reading-lists.')
  process.exit(2)
}
if (existsSync(join(root, 'src/modules', name.folder))) {
  console.error(`src/modules/${name.folder} exists already.`)
  process.exit(1)
}
if (pageEntries.some(route => 'path' in route && route.path.split('/')[0] === name.folder)) {
  console.error(`The site has pages under /${name.folder} already (src/site/routes.ts): choose another name.`)
  process.exit(1)
}

const changed = await namedInFiles(name, path => readFile(join(root, path), 'utf8'))
const written = [...Object.entries(moduleFiles(name)), ...changed]
for (const [path, text] of written) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
const paths = written.map(([path]) => path)
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...paths], {
  cwd: root,
  stdio: 'inherit',
})
// The texts of the other languages are English, and need a review.
execFileSync(process.execPath, [join(root, 'tools/messages/main.ts'), 'mark'], { cwd: root, stdio: 'inherit' })
console.log(
  [
    `src/modules/${name.folder} is made. Then:`,
    `  npm test -- ${name.folder}    its tests`,
    '  npm run check              types, lint and directions between modules',
    `  npm run dev                http://localhost:3000/${name.folder}`,
    'Say in its README.md what it is for, replace the English texts in messages/, and move its directions (tools/boundaries/directions.ts) to where they belong.',
  ].join('\n'),
)
