/** A gateway in an export. */
import { z } from 'zod'
import { exportedPath } from '../../publications/domain/content/export-manifest.ts'
import { gatewayTypes } from './gateway.ts'

export const transferredGatewaySchema = z.object({
  platform: z.string(),
  url: z.string(),
  name: z.string(),
  type: z.enum(gatewayTypes),
  /** The folder with its gateway.json and the files that this names; null where the gateway was only given a name. */
  folder: exportedPath.nullable().default(null),
})
export type TransferredGateway = z.infer<typeof transferredGatewaySchema>
