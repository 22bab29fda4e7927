/** A form whose text is autosaved. Without JavaScript it shows what was stored before, and is saved by its buttons alone. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useHref } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useText, withMessages } from '../../text/text.tsx'
import { LeaveGuard } from '../leaving/leave-guard.tsx'
import type { UnsavedWork } from '../leaving/unsaved-work.ts'
import { Moment } from '../moment.tsx'
import styles from './autosave.module.css'
import type { StoredText } from './autosaver.ts'
import { BothTexts } from './both-texts.tsx'
import { autosaveRevisionField, autosaveSubjectField, autosaveWriterField, entriesIn, type TextsOf } from './form-entries.ts'
import { type Leaving, useAutosave } from './use-autosave.ts'
import './messages.ts'

const failureKeys = messageKeys('autosave', ['signed-out', 'failed'])
const leaveKeys = messageKeys('leave', ['failed', 'signed-out', 'conflict', 'not-kept'])

export interface AutosaveData {
  account: number
  /** The kind and id of what is edited, such as `page/12` or `page/new`. */
  subject: string
  path: string
  /** Whether what was saved before stays among revisions. */
  hasRevisions: boolean
  /** It was deleted meanwhile; saving the text makes a new one. */
  isDeleted: boolean
  stored: StoredText | null
}

interface AutosavedFormProps {
  autosave: AutosaveData
  /** This is what was saved last, with the base. */
  saved: Entries
  /** The hidden field that says which saved state the form is based on. */
  baseField: string
  base: string
  /** The entries of a submission that was refused. */
  refused: Entries | undefined
  /** The refusal says this where somebody else has saved meanwhile: it stands beside both texts, and not in the form. */
  conflict?: string | undefined
  /** The label of a field, or of a text of `textsOf`. */
  labelOf: (field: string) => string
  /** The form's own fields, if left out. */
  textsOf?: TextsOf
  /** Whether the stored object has changed since the entries were begun; if left out, whether their base is another one. */
  isStale?: (entries: Entries) => boolean
  /** The form, with the entries that it shows. It has the hidden field in itself, and is another one for another key. */
  children: (shown: { entries: Entries; key: string; hidden: React.ReactNode }) => React.ReactNode
}

/** The text, for the question that comes before the page is left. */
function useUnsavedText({ isUnsaved, store }: Leaving): UnsavedWork {
  const { t } = useText()
  const translate = useRef(t)
  translate.current = t
  return useMemo(
    () => ({
      isUnsaved,
      async store() {
        const reason = await store()
        return reason && { title: translate.current('leave-title'), text: translate.current(leaveKeys[reason]) }
      },
    }),
    [isUnsaved, store],
  )
}

const fieldsOf: TextsOf = entries => entries

export const AutosavedForm = withMessages(['autosave'], function AutosavedForm(props: AutosavedFormProps) {
  const { autosave, saved, baseField, base, refused, conflict, labelOf, textsOf = fieldsOf, children } = props
  const { t, put } = useText()
  const { account, subject, stored, isDeleted } = autosave
  const of = `${subject} ${base}`
  const place = useRef<HTMLDivElement>(null)
  const path = useHref(autosave.path)
  const { status, leaving, revision, writer, found, discard, resumeWith, answered } = useAutosave({
    ...{ account, subject, path, baseField, textsOf, of, place },
    ...{ stored, refused },
  })
  /** A text that was chosen in this window, in place of what the server gave. */
  const [chosen, setChosen] = useState<{ of: string; entries: Entries; revision: number; count: number } | null>(null)
  const own = chosen?.of === of ? chosen : null
  const work = useUnsavedText(leaving)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the action comes with new loader data.
  useEffect(() => answered(refused), [refused, autosave])
  // The form with the chosen text is there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice.
  useEffect(() => {
    if (own !== null) resumeWith(own.entries, own.revision)
  }, [own?.count])
  const choose = (entries: Entries, revision: number) => setChosen({ of, entries, revision, count: (chosen?.count ?? 0) + 1 })
  // A text of this browser goes on by itself where nothing speaks against it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that is found.
  useEffect(() => {
    if (found !== null && found.other === null) choose(found.entries, stored?.revision ?? 0)
  }, [found])

  /** The form knows this of its autosaved text, for the action that removes it. */
  const known = (
    <>
      <input type="hidden" name={autosaveSubjectField} value={subject} />
      <input type="hidden" name={autosaveRevisionField} value={revision} />
      <input type="hidden" name={autosaveWriterField} value={writer} />
    </>
  )
  const mine = own?.entries ?? refused ?? stored?.entries
  const entries = mine ?? saved
  const { isStale: isStaleText = (text: Entries) => entryOf(text, baseField) !== base } = props
  const isStale = !isDeleted && mine !== undefined && isStaleText(mine)
  const key = `${of} ${own?.count ?? 0}`
  // New defaults would change fields that nobody has typed into, such as those of rows that were moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins with these entries, and another one has another key.
  const shown = useMemo(() => entries, [key])
  const otherWindow = status.kind === 'conflict' ? { mine: currentIn(place.current), other: status.stored } : null
  const other = otherWindow ?? (found?.other && own === null ? { mine: found.entries, other: found.other } : null)
  const restoredAt = refused === undefined ? (stored?.savedAt ?? null) : null
  const refusal = conflict !== undefined && <Refusal conflict={conflict} of={refused} />
  return (
    <>
      <div className={styles.notice}>
        {other === null && refused === undefined && mine !== undefined && (
          <Alert
            type={isDeleted ? 'WARNING' : 'INFO'}
            typeLabel={t(isDeleted ? 'alert-warning' : 'alert-info')}
            title={isDeleted ? t('autosave-deleted-title') : undefined}
          >
            {restoredAt === null ? t('autosave-restored') : put('autosave-restored-at', { time: <Moment time={restoredAt} /> })}
            {isDeleted && ` ${t('autosave-deleted-text')}`}
            <Form method="post" reloadDocument encType="multipart/form-data" onSubmit={discard}>
              {known}
              <div className={styles.actions}>
                <Button type="submit" name="act" value="discard" variant="secondary" size="small">
                  {t(isDeleted ? 'autosave-discard-deleted' : 'autosave-discard')}
                </Button>
              </div>
            </Form>
          </Alert>
        )}
        {other === null && mine !== undefined && (isStale || conflict !== undefined) && (
          <Alert type="WARNING" typeLabel={t('alert-warning')} title={t('autosave-both-title')}>
            {refusal}
            <p>{t(autosave.hasRevisions ? 'autosave-both-text' : 'autosave-both-text-replaced')}</p>
            <BothTexts mine={mine} theirs={saved} baseField={baseField} textsOf={textsOf} labelOf={labelOf} />
          </Alert>
        )}
        {other !== null && (
          <Alert type="WARNING" typeLabel={t('alert-warning')} title={t('autosave-device-title')}>
            {refusal}
            <p>{t('autosave-device-text')}</p>
            <BothTexts mine={other.mine} theirs={other.other.entries} baseField={baseField} textsOf={textsOf} labelOf={labelOf} />
            <div className={styles.actions}>
              <Button size="small" onClick={() => choose(other.mine, other.other.revision)}>
                {t('autosave-keep-mine')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => choose(other.other.entries, other.other.revision)}>
                {t('autosave-take-theirs')}
              </Button>
            </div>
          </Alert>
        )}
        {(status.kind === 'signed-out' || status.kind === 'failed') && (
          <Alert type="WARNING" typeLabel={t('alert-warning')}>
            {t(status.isKept ? failureKeys[status.kind] : 'autosave-not-kept')}
          </Alert>
        )}
      </div>
      <LeaveGuard work={work} />
      <div ref={place}>{children({ entries: shown, key, hidden: known })}</div>
      <p className={styles.status} data-autosave={status.kind}>
        {status.kind === 'stored' && t('autosave-stored')}
      </p>
    </>
  )
})

/** A submission was refused with this. It takes the focus, so that it is read out first. */
function Refusal({ conflict, of }: { conflict: string; of: Entries | undefined }) {
  const text = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => text.current?.focus(), [of])
  return (
    // biome-ignore lint/a11y/noAutofocus: after a form was not accepted without a script, what is wrong comes first.
    <p ref={text} tabIndex={-1} autoFocus>
      {conflict}
    </p>
  )
}

/** This is what the form has now: it is read when the answer comes that there is another text. */
function currentIn(place: HTMLElement | null): Entries {
  const form = place?.querySelector('form')
  return form ? entriesIn(form) : {}
}
