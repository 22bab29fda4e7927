/** Reads a gateway's folder and collects all its errors. Checks that need the database are in check-gateway. */
import { stat } from 'node:fs/promises'
import { type JsonPath, JsonTextError, type PlacedJson, readPlacedJson, writeJsonPath } from '../../../core/text/placed-json.ts'
import { SourceError } from '../../publications/index.ts'
import { elementsTakenOut, imagesIn } from '../../sites/domain/page-html.ts'
import { errorsOf, type FileError } from '../domain/file-errors.ts'
import { fileName } from '../domain/file-parts.ts'
import { type GatewayFile, gatewayFileName, gatewayFileSchema } from '../domain/gateway-file.ts'
import { decodeText, type FileUse, type FolderFile, FolderFileError, readFolderFile } from './folder-files.ts'
import { GatewayFolderError, type GatewayProblem } from './gateway-problem.ts'

export interface GatewayFolder {
  folder: string
  file: GatewayFile
  /** The gateway's own file and the files that it names. */
  files: FolderFile[]
  /** Pages that are stored in separate files, by path. */
  texts: Record<string, string>
  warnings: GatewayProblem[]
  /** Adds the position in gateway.json to an error. */
  problemAt: (error: FileError) => GatewayProblem
}

/** @throws GatewayFolderError, SourceError where there is no such folder */
export async function readGatewayFolder(folder: string): Promise<GatewayFolder> {
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) throw new SourceError(folder, 'There is no folder of this name.')
  const own = await readOwnFile(folder)
  const problemAt = ({ path, message }: FileError): GatewayProblem => ({
    file: gatewayFileName,
    path: writeJsonPath(path),
    place: own.json.placeOf(path),
    message,
  })
  const { value, repeated } = own.json
  const parsed = gatewayFileSchema.safeParse(value)
  const problems = [
    ...repeated.map(path => ({ path, message: 'stands twice; take one out' })),
    ...(parsed.success ? [] : errorsOf(parsed.error, value)),
  ].map(problemAt)
  const reading = new FolderReading(folder, problemAt)
  await reading.readNamed(value)
  problems.push(...reading.problems)
  if (!parsed.success || problems.length > 0) throw new GatewayFolderError(folder, problems)
  return {
    folder,
    file: parsed.data,
    files: [own.file, ...reading.files.values()],
    texts: Object.fromEntries(reading.texts),
    warnings: reading.warnings,
    problemAt,
  }
}

async function readOwnFile(folder: string): Promise<{ file: FolderFile; json: PlacedJson }> {
  const refused = (message: string, place: GatewayProblem['place'] = null): GatewayFolderError =>
    new GatewayFolderError(folder, [{ file: gatewayFileName, path: null, place, message }])
  try {
    const file = await readFolderFile(folder, gatewayFileName, 'own')
    return { file, json: readPlacedJson(decodeText(file.content)) }
  } catch (error) {
    if (error instanceof JsonTextError) throw refused(error.message, error.place)
    if (error instanceof FolderFileError)
      throw refused(`${error.message.replace(/; .*/, '')}${/not there/.test(error.message) ? '; “recto gateway new URL” makes one' : ''}`)
    throw error
  }
}

/** Properties that contain HTML, or the name of a file with HTML. */
const pageNames = new Set(['body', 'text', 'answer', 'leftSidebar', 'rightSidebar'])
/** Blocks in which these properties contain plain text. */
const plainBlocks = new Set(['hero', 'callToAction'])
const maxTotalBytes = 200 * 1024 * 1024

class FolderReading {
  readonly files = new Map<string, FolderFile>()
  readonly texts = new Map<string, string>()
  readonly problems: GatewayProblem[] = []
  readonly warnings: GatewayProblem[] = []
  readonly #folder: string
  readonly #problemAt: (error: FileError) => GatewayProblem
  readonly #tried = new Set<string>()
  #bytes = 0

  constructor(folder: string, problemAt: (error: FileError) => GatewayProblem) {
    this.#folder = folder
    this.#problemAt = problemAt
  }

  async readNamed(value: unknown, path: JsonPath = []): Promise<void> {
    if (typeof value !== 'object' || value === null) return
    const name = path.findLast(step => typeof step === 'string')
    if ('file' in value && typeof value.file === 'string' && path.length > 0) {
      const isPage = typeof name === 'string' && pageNames.has(name)
      await this.#read(value.file, isPage ? 'page' : 'picture', message => this.#problemAt({ path: [...path, 'file'], message }))
      return
    }
    for (const [key, part] of Object.entries(value)) {
      const own = [...path, Array.isArray(value) ? Number(key) : key]
      const isPlain = name === 'quotes' || ('block' in value && typeof value.block === 'string' && plainBlocks.has(value.block))
      if (typeof part === 'string' && pageNames.has(key) && !isPlain)
        await this.#readHtml(part, message => this.#problemAt({ path: own, message }))
      else await this.readNamed(part, own)
    }
  }

  async #read(path: string, use: FileUse, problem: (message: string) => GatewayProblem): Promise<void> {
    // The schema reports invalid file names.
    if (!fileName.safeParse(path).success || this.#tried.has(`${use} ${path}`)) return
    this.#tried.add(`${use} ${path}`)
    try {
      const file = await readFolderFile(this.#folder, path, use)
      this.#bytes += file.content.length
      if (this.#bytes > maxTotalBytes) throw new FolderFileError(`is too much: all files together have more than ${maxTotalBytes} bytes`)
      this.files.set(path, file)
      if (use === 'picture') return
      const html = decodeText(file.content)
      this.texts.set(path, html)
      await this.#readHtml(html, message => ({ file: path, path: null, place: null, message }))
    } catch (error) {
      if (!(error instanceof FolderFileError)) throw error
      this.problems.push(problem(`“${path}” ${error.message}`))
    }
  }

  /** Warns of HTML elements that will be removed, and reads the images that the HTML shows. */
  async #readHtml(html: string, problem: (message: string) => GatewayProblem): Promise<void> {
    const taken = elementsTakenOut(html)
    if (taken.length > 0) this.warnings.push(problem(`${taken.join(', ')}: left out when the page is shown`))
    for (const source of imagesIn(html)) {
      if (fileName.safeParse(source).success) await this.#read(source, 'picture', problem)
      else this.warnings.push(problem(`the picture ${source.slice(0, 100)} is left out: a page shows files of the gateway’s folder alone`))
    }
  }
}
