/** The calls that machines make: one folder for each resource, one schema for each route. */
import type { FastifyInstance } from 'fastify'

export async function serveApi(_app: FastifyInstance): Promise<void> {
  return
}
