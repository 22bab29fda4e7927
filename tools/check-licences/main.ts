/** `npm run check` fails where a package has a licence that is not allowed. */
import { readSource } from '../read-sources.ts'
import { refusedPackages } from './licences.ts'

const refused = refusedPackages(readSource('package-lock.json'))
for (const { name, licence } of refused)
  console.error(
    `${name}: ${licence} is not allowed. Take another package, or decide on it in docs/decisions and tools/check-licences/licences.ts.`,
  )
if (refused.length > 0) process.exitCode = 1
else console.log('All packages have licences that are allowed.')
