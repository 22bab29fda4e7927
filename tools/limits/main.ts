/**
 * `npm run limits` names functions above 120 lines and folders above 40 files, and fails where there are any, or where the list of modules
 * has 100 lines. Exceptions stand in exceptions.ts, each with its reason; one that is needed no more fails too.
 */
import { listFiles, readSource } from '../read-sources.ts'
import { fileExceptions, lineExceptions } from './exceptions.ts'
import { compareSizes, folderSizes, functionSizes, maxFiles, maxLines } from './sizes.ts'

const files = listFiles('src', 'tests', 'scripts', 'tools')
// A suite of tests is one function that holds many; a migration is one statement after the other, and a released one is never edited.
const isRead = (path: string): boolean => /\.tsx?$/.test(path) && !/^tests\/|\.test\.tsx?$|\/migrations\//.test(path)
const functions = compareSizes(
  [...files, ...listFiles('demo')].filter(isRead).flatMap(path => functionSizes(path, readSource(path))),
  maxLines,
  lineExceptions,
)
const folders = compareSizes(folderSizes(files), maxFiles, fileExceptions)

for (const { of, size } of functions.tooLarge) console.log(`${of}: ${size} lines.`)
if (functions.tooLarge.length > 0)
  console.log(
    `A function has ${maxLines} lines at most. Part it where it has natural parts: a component into its sections, a command into its steps, routes by what they are about, a table out of the function that reads it. One that has none stands in tools/limits/exceptions.ts with the reason: a helper with one caller, split off only to pass, is worse than a long function.`,
  )
for (const { of, size } of folders.tooLarge) console.log(`${of}: ${size} files.`)
if (folders.tooLarge.length > 0)
  console.log(
    `A folder has ${maxFiles} files at most. Put what belongs together into a folder of its own (npm run codemod:move), or name the reason in tools/limits/exceptions.ts.`,
  )
// Every module adds a line or two to it; what else is done there belongs to a module, or beside it in src/main.
const listOfModules = 'src/main/app.ts'
const length = readSource(listOfModules).trimEnd().split('\n').length
if (length >= 100) console.log(`${listOfModules}: ${length} lines of less than 100.`)
const unneeded = [...functions.unneeded, ...folders.unneeded]
for (const each of unneeded) console.log(`${each} is within its limit: take it out of tools/limits/exceptions.ts.`)
if (functions.tooLarge.length + folders.tooLarge.length + unneeded.length > 0 || length >= 100) process.exitCode = 1
else console.log(`No function above ${maxLines} lines, no folder above ${maxFiles} files, but for the exceptions.`)
