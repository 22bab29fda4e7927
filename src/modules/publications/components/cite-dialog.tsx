import { useEffect, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useConsent } from '../../sites/consent/use-consent.ts'
import { useText } from '../../sites/text/text.tsx'
import type { Citable } from '../domain/citation/citable.ts'
import { citationStyleNames, citationStyles, isCitationStyle } from '../domain/citation/citation-style.ts'
import { CiteExports, CiteReference } from './cite-reference.tsx'
import { rememberedStyle, rememberStyle } from './cite-style-memory.ts'

interface Citation {
  html: string
  text: string
}
type Standing = { state: 'asking' | 'failed' } | { state: 'known'; citation: Citation }

interface CiteDialogProps {
  citable: Citable
  title: string
  onClose: () => void
}

/** Loaded when a reader opens it: the reference in a style that is remembered, and files for reference managers. */
export default function CiteDialog({ citable, title, onClose }: CiteDialogProps) {
  const { language, t } = useText()
  const consent = useConsent()
  const [style, setStyle] = useState(rememberedStyle)
  const [standing, setStanding] = useState<Standing>({ state: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const [isStale, setIsStale] = useState(false)
  const { kind, id } = citable

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    const leaving = new AbortController()
    setIsStale(true)
    void askCitation(`/api/citations?${new URLSearchParams({ [`${kind}Id`]: String(id), style, language })}`, leaving.signal)
      .then((citation): Standing => ({ state: 'known', citation }))
      .catch((): Standing => ({ state: 'failed' }))
      .then(next => {
        if (leaving.signal.aborted) return
        setStanding(next)
        setIsStale(false)
      })
    return () => leaving.abort()
  }, [kind, id, style, language, attempt])

  return (
    <Dialog open title={title} closeLabel={t('close')} size="wide" onClose={onClose}>
      <Select
        name="style"
        label={t('citation-style')}
        options={citationStyles.map(value => ({ value, label: citationStyleNames[value] }))}
        defaultValue={style}
        onChange={({ target: { value } }) => {
          if (!isCitationStyle(value)) return
          rememberStyle(value, consent)
          setStyle(value)
        }}
      />
      {standing.state === 'asking' && (
        <Loading label={t('loading')}>
          <Skeleton lines={4} />
        </Loading>
      )}
      {standing.state === 'known' && <CiteReference reference={standing.citation} pending={isStale} />}
      {standing.state === 'failed' && (
        <>
          <Alert type="ERROR" typeLabel={t('alert-error')}>
            {t('citation-failed')}
          </Alert>
          <Button variant="secondary" pending={isStale} onClick={() => setAttempt(attempt + 1)}>
            {t('try-again')}
          </Button>
        </>
      )}
      <CiteExports citable={citable} />
    </Dialog>
  )
}

async function askCitation(url: string, signal: AbortSignal): Promise<Citation> {
  const response = await fetch(url, { signal })
  const answer: unknown = response.ok ? await response.json() : null
  if (!isCitation(answer)) throw new Error(`${url} answered ${response.status}`)
  return answer
}

const isCitation = (answer: unknown): answer is Citation =>
  typeof answer === 'object' &&
  answer !== null &&
  'html' in answer &&
  'text' in answer &&
  typeof answer.html === 'string' &&
  typeof answer.text === 'string'
