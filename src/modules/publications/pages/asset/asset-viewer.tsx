import { useText } from '../../../sites/text/text.tsx'
import { VideoPlayer } from '../../components/viewers/video/video-player.tsx'
import { ViewerPlace } from '../../components/viewers/viewer-place.tsx'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import styles from './page.module.css'

type File = AssetForReading['files'][number]

const isPdf = ({ mimeType }: File): boolean => mimeType === 'application/pdf'

/** Chooses the viewer for the asset's file. Slides in another format are shown as a PDF, where the asset has one. */
export function AssetViewer({ asset }: { asset: Omit<AssetForReading, 'comments' | 'gateways'> }) {
  const { t } = useText()
  const main = asset.files.find(file => file.role === 'main')
  if (!main) return <p className={styles.notice}>{t('file-missing')}</p>
  const still = asset.files.find(file => file.role === 'poster-image' || file.role === 'thumbnail')
  if (asset.contentType === 'VIDEO') {
    return <VideoPlayer title={asset.title} file={main} still={still?.url} tracks={tracksOf(asset.files)} timedText={asset.timedText} />
  }
  const picture = still?.picture ? { url: still.url, ...still.picture } : null
  const pdf = isPdf(main) ? main : asset.files.find(isPdf)
  if (pdf) return <ViewerPlace kind={asset.contentType === 'SLIDE' ? 'slides' : 'pages'} file={pdf} title={asset.title} still={picture} />
  return (
    <>
      {picture && (
        <a className={styles.still} href={main.url}>
          <img src={picture.url} width={picture.width} height={picture.height} alt={t('first-page-of', { title: asset.title })} />
        </a>
      )}
      <p className={styles.notice}>{t(asset.contentType === 'SLIDE' ? 'slides-without-pdf' : 'file-without-viewer')}</p>
    </>
  )
}

function tracksOf(files: readonly File[]) {
  return files.flatMap(({ url, role, label, language }) =>
    role === 'captions' || role === 'chapters' ? [{ url, kind: role, label, language } as const] : [],
  )
}
