import type { GatewayFileRow } from '../data/gateway.ts'
import type { GatewayImage } from '../domain/for-reading.ts'

/** What a page can show of the files of a gateway; null for one that is no image, or is not there. */
export const imagesOf =
  (files: readonly GatewayFileRow[]) =>
  ({ file, alt }: { file: string; alt: string }): GatewayImage | null => {
    const found = files.find(({ path }) => path === file)
    return found?.width && found.height ? { url: found.url, width: found.width, height: found.height, alt } : null
  }
