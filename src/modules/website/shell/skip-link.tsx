import { useText } from '../../sites/text/text.tsx'

export function SkipLink() {
  const { t } = useText()
  return (
    <a className="skip-link" href="#content">
      {t('skip-to-content')}
    </a>
  )
}
