import type { LoaderFunctionArgs } from 'react-router'
import { parseId } from '../../../../../core/text/parse-id.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'

/** Reads the author's id from the URL. */
export function idOfAuthor({ params: { authorId = '' } }: Pick<LoaderFunctionArgs, 'params'>): number {
  const id = parseId(authorId)
  if (id === null) throw pageNotFound()
  return id
}
