import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { refusalEvent } from '../../../../ui/report-refusal.ts'
import { type Autosaver, type AutosaveStatus, createAutosaver, type StoredText } from './autosaver.ts'
import { autosaveRevisionField, autosaveWriterField, differingFields, entriesIn, type TextsOf } from './form-entries.ts'
import { type LocalCopy, localCopies } from './local-copies.ts'
import { sendText } from './send-text.ts'

const signInPath = href('/login')

interface AutosaveOptions {
  account: number
  /** The kind and id of what is edited, such as `page/12` or `page/new`. */
  subject: string
  /** The path of the action that stores texts. */
  path: string
  /** The field that says what the form is based on. */
  baseField: string
  textsOf: TextsOf
  /** Changes when the form shows another object or saved state. */
  of: string
  stored: StoredText | null
  /** The entries of the last submission, where it was refused. */
  refused: Entries | undefined
  /** The element around the form. */
  place: RefObject<HTMLElement | null>
}

/** A text of this browser that the server does not have. */
interface Found {
  entries: Entries
  /** The server has this of another window or device; null: nothing, or an earlier state of the same text. */
  other: StoredText | null
}

/**
 * The form is this to the server. One that was refused goes on as the same one, also where it is based on another saved state now: it has
 * not seen what another window has stored, and its own last write may still be under way.
 */
function identityOf(refused: Entries | undefined, stored: StoredText | null): { revision: number; writer: string } {
  if (refused === undefined) return { revision: stored?.revision ?? 0, writer: crypto.randomUUID() }
  return {
    revision: Number(entryOf(refused, autosaveRevisionField)),
    writer: entryOf(refused, autosaveWriterField) || crypto.randomUUID(),
  }
}

/** Why somebody is asked before they leave: what the server answered, or that the browser does not have the text either. */
type LeaveReason = 'failed' | 'signed-out' | 'conflict' | 'not-kept'

/** `LeaveGuard` needs this of the form. */
export interface Leaving {
  isUnsaved(): boolean
  /** @returns null: the server has the text */
  store(): Promise<LeaveReason | null>
}

/** Milliseconds that somebody waits who follows a link, before they are asked. */
const leaveTimeout = 2000
const unanswered = (milliseconds: number) => new Promise<'failed'>(resolve => setTimeout(resolve, milliseconds, 'failed'))

function useLeaving(autosaver: RefObject<Autosaver | null>, start: RefObject<{ isSubmitted: boolean }>): Leaving {
  return useMemo(
    () => ({
      isUnsaved: () => autosaver.current?.isPending() === true && !start.current.isSubmitted,
      async store() {
        const own = autosaver.current
        if (own === null) return null
        const answer = await Promise.race([own.store(), unanswered(leaveTimeout)])
        if (answer === 'stored') return null
        return (await own.isKept()) ? answer : 'not-kept'
      },
    }),
    [autosaver, start],
  )
}

/** Whether the server has the text of another window or device, and no earlier state of the copy. */
const isOther = (copy: LocalCopy, onServer: StoredText | null): boolean =>
  onServer !== null && onServer.writer !== copy.writer && onServer.revision !== copy.revision

export function useAutosave({ account, subject, path, baseField, textsOf, of, stored, refused, place }: AutosaveOptions) {
  const [status, setStatus] = useState<AutosaveStatus>({ kind: 'unchanged' })
  const [revision, setRevision] = useState(stored?.revision ?? 0)
  const [writer, setWriter] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const autosaver = useRef<Autosaver | null>(null)
  const start = useRef({ stored, textsOf, refused, isSubmitted: false, writer: '' })
  start.current.stored = stored
  start.current.textsOf = textsOf
  start.current.refused = refused

  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` names another form, which stands in the same place.
  useEffect(() => {
    const around = place.current
    if (around === null) return
    const { stored: onServer, refused: unsaved } = start.current
    // What is saved may differ from what was typed, as where a line became a field of its own.
    const savedBy = start.current.isSubmitted && unsaved === undefined ? start.current.writer : null
    start.current.isSubmitted = false
    const form = () => around.querySelector('form')
    const read = () => {
      const shown = form()
      return shown && entriesIn(shown)
    }
    const copies = localCopies(account, subject)
    const { revision: known, writer: ownWriter } = identityOf(unsaved, onServer)
    start.current.writer = ownWriter
    const own = createAutosaver({
      ...{ read, copies, revision: known, writer: ownWriter },
      send: text => sendText(path, account, text),
      onStatus(next, after) {
        setStatus(next)
        setRevision(after)
      },
    })
    autosaver.current = own
    setStatus({ kind: 'unchanged' })
    setRevision(known)
    setWriter(ownWriter)
    setFound(null)

    const opened = { isOpen: true }
    const pagePath = location.pathname
    const initial = read()
    void (async () => {
      const copy = await copies.read()
      // Something may have been typed into this form before its copy was read, and is the copy now.
      if (copy === undefined || initial === null || !opened.isOpen || own.isPending()) return
      const { textsOf: texts } = start.current
      const isSame = differingFields(texts(copy.entries), texts(initial), baseField).length === 0
      if (isSame || copy.writer === savedBy) return await copies.remove()
      setFound({ entries: copy.entries, other: isOther(copy, onServer) ? onServer : null })
      // A browser that stores nothing has no copy.
    })().catch(() => undefined)

    const changed = () => {
      start.current.isSubmitted = false
      own.changed()
    }
    const submitted = () => {
      start.current.isSubmitted = true
      own.stop()
    }
    const refusedHere = () => {
      start.current.isSubmitted = false
      own.flush()
    }
    const flush = () => {
      if (!start.current.isSubmitted) own.flush()
    }
    const listening = new AbortController()
    const { signal } = listening
    around.addEventListener('input', changed, { signal })
    around.addEventListener('change', changed, { signal })
    around.addEventListener('submit', submitted, { signal })
    around.addEventListener(refusalEvent, refusedHere, { signal })
    window.addEventListener('focus', flush, { signal })
    window.addEventListener('online', flush, { signal })
    return () => {
      opened.isOpen = false
      listening.abort()
      if (!start.current.isSubmitted) own.flush()
      // The form was saved where another page follows, unless the session has ended: then the copy waits for the next sign-in.
      else if (location.pathname !== pagePath && !location.pathname.endsWith(signInPath)) void copies.remove().catch(() => undefined)
      own.stop()
    }
  }, [account, subject, path, baseField, of, place])

  const leaving = useLeaving(autosaver, start)

  return {
    status,
    leaving,
    /** This is the revision of the text on the server that the form knows. */
    revision,
    /** This is the writer id of this form; empty before its script runs. */
    writer,
    found,
    /** The text is being discarded: neither is what waits sent, nor does the browser keep it. */
    discard() {
      start.current.isSubmitted = true
      autosaver.current?.discard()
    },
    /** The form begins with this text now. @param replaced the revision of the text on the server that it replaces */
    resumeWith(entries: Entries, replaced: number) {
      setRevision(replaced)
      autosaver.current?.resumeFrom(entries, replaced)
    },
    /**
     * A submission was answered and its form is still there: what is typed is autosaved again, and what was refused is not saved yet.
     * @param refusedEntries what was refused; what waits to be sent is as new, or newer
     */
    answered(refusedEntries: Entries | undefined) {
      start.current.isSubmitted = false
      if (refusedEntries === undefined || autosaver.current?.isPending() === true) autosaver.current?.flush()
      else autosaver.current?.changed(refusedEntries)
    },
  }
}
