import { Form } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './page.module.css'

/** Filters a list of gateways by name and summary: a plain GET form. */
export function ListFilter({ path, text }: { path: string; text: string }) {
  const { t } = useText()
  return (
    <search>
      <Form key={text} action={path} method="get" className={styles.filter}>
        <TextField label={t('gateway-list-filter')} name="name" type="search" defaultValue={text} maxLength={200} />
        <Button type="submit" variant="secondary">
          {t('gateway-list-filter-button')}
        </Button>
      </Form>
    </search>
  )
}
