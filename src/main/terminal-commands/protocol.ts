/** The protocol between a terminal and a running server: `POST /1/NAME` with the command's input, and an outcome. */
import { z } from 'zod'

/** Another number: server and terminal cannot understand each other. */
export const protocol = 1
export const commandPath = (name: string): string => `/${protocol}/${name}`

export const outcomeSchema = z.discriminatedUnion('done', [
  z.strictObject({ done: z.literal(true), result: z.unknown() }),
  z.strictObject({ done: z.literal(false), message: z.string(), exitCode: z.number().int().min(1).max(255) }),
])
export type Outcome = z.infer<typeof outcomeSchema>

/** The interval in milliseconds at which the server sends a blank line while a command runs. */
export const heartbeat = 2_000
/** Milliseconds after which a silent server counts as not answering. */
export const timeout = 30_000
