import { useText } from '../text/text.tsx'

export function SkipLink() {
  const { say } = useText()
  return (
    <a className="skip-link" href="#content">
      {say('skip-to-content')}
    </a>
  )
}
