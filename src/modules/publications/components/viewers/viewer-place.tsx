import eye from '@tabler/icons/outline/eye.svg?raw'
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useText } from '../../../sites/text/text.tsx'
import { pageOfHash } from './page-hash.ts'
import type { ViewedFile } from './viewed-file.ts'
import { ViewerFailure } from './viewer-failure.tsx'
import styles from './viewer-place.module.css'

/** The viewers include the PDF library, which is larger than everything else of the page together. */
const viewers = { pages: lazy(() => import('./pdf/pdf-viewer.tsx')), slides: lazy(() => import('./slides/slide-deck.tsx')) }

interface ViewerPlaceProps {
  kind: keyof typeof viewers
  file: ViewedFile
  title: string
  /** An image of the first page, shown until the viewer is loaded, and always without scripts. */
  still: { url: string; width: number; height: number } | null
}

/** Shows a PDF: an image that links to the file, then, once it is in view, the viewer. Nothing moves when the viewer appears. */
export function ViewerPlace({ kind, file, title, still }: ViewerPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const { wanted, ask } = useWanted(place)
  const { t } = useText()
  const hydrated = useHydrated()
  const Viewer = viewers[kind]
  const image = (
    <a className={styles.still} href={file.url}>
      {still ? (
        <img src={still.url} width={still.width} height={still.height} alt={t('first-page-of', { title })} />
      ) : (
        <span>{t('viewer-open-file', { name: file.name })}</span>
      )}
    </a>
  )
  return (
    <div className={styles.place} data-kind={kind}>
      <div ref={place} className={styles.frame}>
        {wanted ? (
          <Boundary file={file}>
            <Suspense
              fallback={
                <>
                  {image}
                  <span className={styles.coming}>
                    <Spinner label={t('viewer-opening')} />
                  </span>
                </>
              }
            >
              <Viewer key={file.url} file={file} title={title} page={pageOfHash(location.hash, kind) ?? 1} />
            </Suspense>
          </Boundary>
        ) : (
          <>
            {image}
            {hydrated && (
              <span className={styles.ask}>
                <Button icon={eye} onClick={ask}>
                  {t('viewer-open')}
                </Button>
              </span>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** True once it is in view, or requested. Users who save data must request it themselves. */
function useWanted(place: React.RefObject<HTMLElement | null>): { wanted: boolean; ask: () => void } {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (place.current === null || savesData()) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true)
      },
      { rootMargin: '25% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return { wanted, ask: () => setWanted(true) }
}

/** Only some browsers report this. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
}

/** Where a viewer's scripts cannot be loaded or it fails, the link to the file remains. */
class Boundary extends Component<{ file: ViewedFile; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return <ViewerFailure why="unreachable" file={this.props.file} onRetry={() => location.reload()} />
  }
}
