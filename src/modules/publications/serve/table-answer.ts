/** Serves a table as a file. */
import { contentDisposition } from '../../../core/http/content-disposition.ts'
import type { Found } from '../../sites/domain/found.ts'
import type { TableFile } from '../use-cases/reading/read-table.ts'

export function tableAnswer(found: Found<TableFile>): Response {
  switch (found.kind) {
    case 'several':
    case 'missing':
      return Response.json({ errors: [{ message: 'There is no such table.' }] }, { status: 404 })
    case 'redirect':
      return new Response(null, { status: 302, headers: { Location: found.path } })
    case 'found':
      return new Response(found.item.content, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': contentDisposition('attachment', found.item.name),
          'Access-Control-Allow-Origin': '*',
        },
      })
  }
}
