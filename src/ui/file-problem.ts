export interface ChosenFile {
  name: string
  type: string
  /** Bytes. */
  size: number
}

export interface FileLimits {
  /** The types are those of the `accept` attribute: `.pdf,image/*`. Browsers do not apply it to dropped files. */
  accept?: string | undefined
  /** Bytes, for each file. */
  maxBytes?: number | undefined
}

export type FileProblem = { kind: 'wrong-type' | 'too-large'; name: string }

/** The first file that violates the limits; null where none does. */
export function fileProblem(files: readonly ChosenFile[], { accept, maxBytes }: FileLimits): FileProblem | null {
  const kinds = (accept ?? '')
    .split(',')
    .map(kind => kind.trim().toLowerCase())
    .filter(kind => kind !== '')
  for (const file of files) {
    if (kinds.length > 0 && !kinds.some(kind => isOfKind(file, kind))) return { kind: 'wrong-type', name: file.name }
    if (maxBytes !== undefined && file.size > maxBytes) return { kind: 'too-large', name: file.name }
  }
  return null
}

function isOfKind(file: ChosenFile, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
  const type = file.type.toLowerCase()
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
