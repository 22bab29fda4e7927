import { type FormProps, Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import styles from './alert-box.module.css'

interface AfterMailProps {
  /** The form of a page or of a fetcher. */
  Form: React.ComponentType<FormProps>
  /** The form is sent here; absent: to the page's own path. */
  action?: string
  topic: string
  sent: { email: string; resend: string }
  isPending: boolean
  /** The reader came from this page. */
  back: { href: string; label: string } | null
}

/** These are what the reader can do while the confirmation link is on its way: have it sent again, or go back. */
export default function AfterMail({ Form, action, topic, sent, isPending, back }: AfterMailProps) {
  return (
    <div className={styles.after}>
      <Form method="post" {...(action !== undefined && { action })}>
        <input type="hidden" name="topic" value={topic} />
        <input type="hidden" name="emailAddress" value={sent.email} />
        <Button type="submit" name="resend" value="true" size="small" variant="secondary" pending={isPending}>
          {sent.resend}
        </Button>
      </Form>
      {back && <Link to={back.href}>{back.label}</Link>}
    </div>
  )
}
