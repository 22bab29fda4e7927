import type { GatewayFileRow } from '../data/gateway.ts'
import type { GatewayImage } from '../domain/for-reading.ts'

/** Resolves images by their path in a gateway's folder; null where the file is missing or no image. */
export const imagesOf =
  (files: readonly GatewayFileRow[]) =>
  ({ file, alt }: { file: string; alt: string }): GatewayImage | null => {
    const found = files.find(({ path }) => path === file)
    return found?.width && found.height ? { url: found.url, width: found.width, height: found.height, alt } : null
  }
