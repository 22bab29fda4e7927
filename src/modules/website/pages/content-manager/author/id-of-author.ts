import type { LoaderFunctionArgs } from 'react-router'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import type { BlogAuthorId } from '../../../domain/ids.ts'

/** Reads the author's id from the URL. */
export function idOfAuthor({ params: { authorId = '' } }: Pick<LoaderFunctionArgs, 'params'>): BlogAuthorId {
  const id = parseId<BlogAuthorId>(authorId)
  if (id === null) throw pageNotFound()
  return id
}
