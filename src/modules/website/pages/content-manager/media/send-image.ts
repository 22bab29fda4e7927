/** Uploads one image over /wp-json. It uses XMLHttpRequest, because fetch does not report the progress of uploads. */
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { imageValues } from './image-entries.ts'

interface Sent {
  file: File
  alt: string
  isDecorative: boolean
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

/** Resolves to null once the image is stored, otherwise to the error. */
export function sendImage({ file, alt, isDecorative, onProgress }: Sent): Promise<ValidationError | null> {
  const body = new FormData()
  if (isDecorative) body.set('decorative', 'true')
  else body.set('alt_text', alt)
  body.set('file', file)
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open('POST', '/wp-json/wp/v2/media')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => resolve(request.status === 201 ? null : uploadError(request, file.name)))
    request.addEventListener('error', () => resolve({ key: 'media-not-sent', values: { name: file.name } }))
    request.send(body)
  })
}

function uploadError({ status, responseText }: XMLHttpRequest, name: string): ValidationError {
  if (status === 401 || status === 403) return { key: 'media-signed-out', values: {} }
  if (status === 413) return { key: 'media-problem-too-large', values: imageValues(name) }
  // The error code of our own API (src/modules/website/api/site-content/media-upload.ts); its message is meant for other clients.
  const code = /"code":\s*"([a-z-]+)"/.exec(responseText)?.[1]
  if (code === undefined) return { key: 'media-not-sent', values: { name } }
  return { key: code.startsWith('alt-') ? `media-${code}` : `media-problem-${code}`, values: imageValues(name) }
}
