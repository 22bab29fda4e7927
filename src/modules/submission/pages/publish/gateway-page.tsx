import { useLoaderData } from 'react-router'
import { GatewayBanner } from '../../../gateways/pages/gateway/gateway-banner.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { publishPath } from '../../domain/publish-page.ts'
import type { loader } from './gateway-load.ts'
import styles from './page.module.css'
import { PublishContent } from './page.tsx'
import '../../../gateways/pages/gateway/messages.ts'
import '../../../sites/text/publish-messages.ts'
import '../../../sites/text/form-messages.ts'

/** The publish page of a gateway, collection or community gateway, within its layout (specification, reading.md section 2.3). */
export const GatewayPublishPage = withMessages(['forms', 'publish', 'gateways', 'lists'], function GatewayPublish() {
  const page = useLoaderData<typeof loader>()
  const { t, language } = useText()
  const { gateway } = page
  if (gateway === null) return null
  const title = t('submit-your-research')
  return (
    <main id="content" data-gateway={gateway.id} className={styles.inGateway}>
      {gateway.themeSheet !== null && <link rel="stylesheet" href={gateway.themeSheet} precedence="gateway" />}
      <PageHead
        title={`${title} – ${gateway.name}`}
        description={t('publish-description', { site: gateway.name })}
        path={publishPath(gateway)}
        hidden={page.offer === null || !gateway.browsable}
        picture={gateway.wideThumbnail ?? gateway.thumbnail}
      />
      <GatewayBanner
        gateway={gateway}
        current={null}
        action={page.action}
        title={title}
        hero={null}
        lang={gateway.language === language ? undefined : gateway.language}
      />
      <div className={styles.page}>
        <h1>{title}</h1>
        <PublishContent {...page} />
      </div>
    </main>
  )
})
