import { flagOf, idOf, oneOf, type ReadBlock } from '../block-reader.ts'
import { attributeOf } from '../html-tree.ts'
import { memberModes } from '../parts.ts'

/** `<div data-block="member-list" data-mode="featured" data-subject-id="3" data-filter="true">`; a mode that is none is the default one. */
export const readMemberList: ReadBlock<'member-list'> = element => ({
  kind: 'member-list',
  title: flagOf(element, 'data-suppress-title') ? null : attributeOf(element, 'data-title'),
  mode: oneOf(element, 'data-mode', memberModes) ?? 'default',
  subjectId: idOf(element, 'data-subject-id'),
  filter: flagOf(element, 'data-filter'),
})
