import fileIcon from '@tabler/icons/outline/file.svg?raw'
import pauseIcon from '@tabler/icons/outline/player-pause.svg?raw'
import resumeIcon from '@tabler/icons/outline/player-play.svg?raw'
import removeIcon from '@tabler/icons/outline/x.svg?raw'
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { DropZone, dropZoneInput } from './drop-zone.tsx'
import { Field, type FieldProps } from './field.tsx'
import { fileProblem } from './file-problem.ts'
import { Icon } from './icon.tsx'
import styles from './upload-field.module.css'
import {
  type Interruption,
  isExamined,
  isUnfinished,
  nextUploadState,
  noUpload,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts'
import { startTransfer, type Transfer, type UploadTarget } from './upload-transfer.ts'
import { useHydrated } from './use-hydrated.ts'

/** This says what the upload is doing, for those who do not see the progress bar too. */
export type UploadStatus = 'sending' | 'continued' | 'examined' | 'retrying' | 'paused' | 'whole'

export interface UploadMessages {
  /** Over the browser's own button: "Drop a file here, or choose one". */
  prompt: string
  size: (bytes: number) => string
  /** "3.1 MB of 12 MB" */
  progress: (sent: number, total: number) => string
  /** The label of the progress bar. */
  progressLabel: (name: string) => string
  status: (status: UploadStatus) => string
  /** The form is sent once the file has arrived. */
  awaited: string
  /** This says that an interrupted upload goes on once the same file is chosen again. */
  continues: string
  interrupted: (reason: Interruption, name: string) => string
  /** @param code `too-large` and `wrong-type` before the upload, `empty`, `lost`, `not-taken` or one of the server's after it */
  refused: (code: string, name: string) => string
  pause: string
  resume: string
  cancel: string
  remove: string
}

/** These say what the buttons of an upload do. */
export interface UploadControls {
  onPause: () => void
  onResume: () => void
  onRemove: () => void
}

interface Controls extends UploadControls {
  onFiles: (files: FileList) => void
}

interface ViewProps extends FieldProps, Pick<ComponentProps<'input'>, 'accept' | 'disabled'> {
  state: UploadState
  messages: UploadMessages
  /** No script runs yet: the form sends the file itself. */
  isPlain?: boolean
  controls?: Controls | undefined
  input?: RefObject<HTMLInputElement | null>
  /** Has the buttons of the upload. */
  card?: RefObject<HTMLDivElement | null> | undefined
}

const statusOf = (state: UploadState): UploadStatus | null => {
  switch (state.kind) {
    case 'sending':
      if (isExamined(state)) return 'examined'
      return state.isContinued ? 'continued' : 'sending'
    case 'retrying':
    case 'paused':
    case 'whole':
      return state.kind
    default:
      return null
  }
}

function errorOf(state: UploadState, messages: UploadMessages): string | undefined {
  if (state.kind === 'refused') return messages.refused(state.code, state.file.name)
  return state.kind === 'interrupted' ? messages.interrupted(state.reason, state.file.name) : undefined
}

/** An upload field in a state that is given. */
export function UploadFieldView({ state, messages, isPlain = false, controls, input, card, accept, disabled, error, ...field }: ViewProps) {
  const isEmpty = state.kind === 'empty'
  return (
    <Field {...field} error={errorOf(state, messages) ?? (isEmpty ? error : undefined)}>
      {({ name, ...control }) => (
        <>
          <DropZone
            prompt={messages.prompt}
            disabled={disabled}
            invalid={control['aria-invalid']}
            isFilled={!isEmpty}
            onFiles={files => controls?.onFiles(files)}
          >
            <input
              {...control}
              // Only what has arrived is sent with the form.
              name={isPlain ? name : undefined}
              ref={input}
              type="file"
              accept={accept}
              disabled={disabled}
              className={dropZoneInput}
              data-listed={!isEmpty || undefined}
              onChange={({ currentTarget: { files } }) => files && controls?.onFiles(files)}
            />
          </DropZone>
          {state.kind === 'whole' && <input type="hidden" name={name} value={state.id} />}
          <UploadCard state={state} messages={messages} controls={controls} card={card} />
        </>
      )}
    </Field>
  )
}

interface CardProps extends Pick<ViewProps, 'state' | 'messages' | 'card'> {
  controls?: UploadControls | undefined
}

/** The file of an upload with its progress and buttons. */
export function UploadCard({ state, messages, controls, card }: CardProps) {
  const status = statusOf(state)
  const isAwaited = 'isAwaited' in state && state.isAwaited
  const canPause = isUnfinished(state) && !isExamined(state)
  return (
    <div ref={card} className={styles.card} data-kind={state.kind}>
      {state.kind !== 'empty' && (
        <p className={styles.file}>
          <Icon svg={fileIcon} size={18} />
          <span className={styles.name} dir="auto">
            {state.file.name}
          </span>
          <span className={styles.size}>
            {isUnfinished(state) ? messages.progress(state.sent, state.file.size) : messages.size(state.file.size)}
          </span>
        </p>
      )}
      {isUnfinished(state) && (
        <progress
          className={styles.progress}
          max={state.file.size}
          value={state.sent}
          aria-label={messages.progressLabel(state.file.name)}
          aria-valuetext={messages.progress(state.sent, state.file.size)}
        />
      )}
      {/* Always there, so that a text that is put into it is announced. The numbers are outside it. */}
      <div role="status" className={styles.status}>
        {status !== null && <p>{messages.status(status)}</p>}
        {isAwaited && <p>{messages.awaited}</p>}
      </div>
      {canPause && <p className={styles.hint}>{messages.continues}</p>}
      {state.kind !== 'empty' && (
        <div className={styles.buttons}>
          {canPause && <PauseButton state={state} messages={messages} controls={controls} />}
          <Button variant={canPause ? 'quiet' : 'secondary'} icon={removeIcon} onClick={controls?.onRemove}>
            {isUnfinished(state) ? messages.cancel : messages.remove}
          </Button>
        </div>
      )}
    </div>
  )
}

/** One button serves both, so that the focus stays on it. */
function PauseButton({ state, messages, controls }: Pick<CardProps, 'state' | 'messages' | 'controls'>) {
  const goesOn = state.kind === 'sending' || state.kind === 'retrying'
  return (
    <Button variant="secondary" icon={goesOn ? pauseIcon : resumeIcon} onClick={goesOn ? controls?.onPause : controls?.onResume}>
      {goesOn ? messages.pause : messages.resume}
    </Button>
  )
}

interface UploadFieldProps extends Omit<ViewProps, 'state' | 'isPlain' | 'controls' | 'input' | 'card'> {
  target: UploadTarget
  /** Bytes. */
  maxBytes?: number | undefined
  /** The server's answer to the form: another one with an error of this field means that the file was refused. */
  answer?: unknown
}

/**
 * A field for one file. Without a script it is the browser's own, and the form sends the file. With one, a file is uploaded as soon as it is
 * chosen, can be paused and cancelled, and goes on where it was after an interruption; the form sends the id of the upload, and waits for it.
 */
export function UploadField({ target, maxBytes, answer, ...view }: UploadFieldProps) {
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const chosen = useRef<{ file: File; transfer: Transfer } | null>(null)
  const [state, dispatch] = useReducer(nextUploadState, noUpload)
  const { accept, messages, error } = view

  /** Where a button goes while it has the focus, another one gets it, or the field. */
  function change(event: UploadEvent) {
    const hadFocus = card.current?.contains(document.activeElement) === true
    flushSync(() => dispatch(event))
    if (hadFocus && !card.current?.contains(document.activeElement)) (card.current?.querySelector('button') ?? input.current)?.focus()
  }

  function start(file: File, url: string | null) {
    const transfer = startTransfer(
      file,
      target,
      {
        onContinued: () => change({ kind: 'continued' }),
        onProgress: sent => change({ kind: 'progressed', sent }),
        onUnanswered: () => change({ kind: 'unanswered' }),
        onInterrupted: reason => change({ kind: 'interrupted', reason }),
        onRefused: code => change({ kind: 'refused', code }),
        onArrived: id => change({ kind: 'arrived', id }),
      },
      url,
    )
    chosen.current = { file, transfer }
  }

  function leave(next: File | null) {
    const former = chosen.current
    chosen.current = null
    if (former === null) return
    if (next !== null && isSameFile(former.file, next)) former.transfer.stop()
    else void former.transfer.cancel()
  }

  function choose(files: FileList | null) {
    const file = files?.[0] ?? null
    leave(file)
    if (file === null) return dispatch({ kind: 'removed' })
    dispatch({ kind: 'chosen', file: { name: file.name, size: file.size } })
    const problem = file.size === 0 ? 'empty' : fileProblem([file], { accept, maxBytes })?.kind
    if (problem === undefined) start(file, null)
    else dispatch({ kind: 'refused', code: problem })
  }

  function remove() {
    leave(null)
    if (input.current) input.current.value = ''
    change({ kind: 'removed' })
  }

  function resume() {
    if (chosen.current === null) return
    const { file, transfer } = chosen.current
    transfer.stop()
    start(file, transfer.url)
  }

  const controls: Controls = {
    onFiles(files) {
      if (input.current && input.current.files !== files) input.current.files = files
      choose(files)
    },
    onPause() {
      chosen.current?.transfer.stop()
      change({ kind: 'paused' })
    },
    onResume() {
      change({ kind: 'resumed' })
      resume()
    },
    onRemove: remove,
  }

  useWaitingForm(input, state, {
    onAwaited() {
      const stood = state.kind === 'paused' || state.kind === 'interrupted'
      change({ kind: 'awaited' })
      if (stood) resume()
    },
    onSubmitted: () => dispatch({ kind: 'submitted' }),
  })

  const problem = state.kind === 'refused' ? messages.refused(state.code, state.file.name) : ''
  useEffect(() => input.current?.setCustomValidity(problem), [problem])

  // A file that was chosen before the script arrived.
  const begin = useEffectEvent(() => choose(input.current?.files ?? null))
  useEffect(() => begin(), [])
  useEffect(() => () => chosen.current?.transfer.stop(), [])

  const takeBack = useEffectEvent(() => {
    if (error === undefined || state.kind !== 'whole') return
    // The server has removed it with its answer, or refuses it again.
    chosen.current?.transfer.stop()
    chosen.current = null
    if (input.current) input.current.value = ''
    dispatch({ kind: 'removed' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one that says the same.
  useEffect(() => takeBack(), [answer])

  useUnfinished(state, controls.onResume)

  return <UploadFieldView {...view} state={state} isPlain={!hydrated} controls={controls} input={input} card={card} />
}

/** Asks before the page is left, and resumes what a connection interrupted as soon as there is one. */
function useUnfinished(state: UploadState, onResume: () => void) {
  const backOnline = useEffectEvent(() => {
    if (state.kind === 'interrupted' && state.reason === 'connection') onResume()
  })
  const isLeftUnfinished = isUnfinished(state)
  useEffect(() => {
    if (!isLeftUnfinished) return
    const online = () => backOnline()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('online', online)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isLeftUnfinished])
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.type === other.type && one.lastModified === other.lastModified

/** Holds back the form of a field until the upload is whole, and sends it then. */
function useWaitingForm(
  input: RefObject<HTMLInputElement | null>,
  state: UploadState,
  { onAwaited, onSubmitted }: { onAwaited: () => void; onSubmitted: () => void },
) {
  const submitter = useRef<HTMLElement | null>(null)
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (!isUnfinished(state) && state.kind !== 'refused') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state.kind === 'refused') return input.current?.focus()
    submitter.current = event.submitter
    onAwaited()
  })
  useEffect(() => {
    const form = input.current?.form
    // The listener is on the form itself, so that React and its router do not hear of it.
    const held = (event: SubmitEvent) => hold(event)
    form?.addEventListener('submit', held)
    return () => form?.removeEventListener('submit', held)
  }, [input])
  const isReady = state.kind === 'whole' && state.isAwaited
  const send = useEffectEvent(() => {
    const form = input.current?.form
    onSubmitted()
    const button = submitter.current
    form?.requestSubmit(button !== null && form.contains(button) ? button : null)
  })
  useEffect(() => {
    if (isReady) send()
  }, [isReady])
}
