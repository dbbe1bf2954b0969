import { Button } from '@store/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { hrefs } from '../hrefs'
import { messages } from '../messages'
import { shop } from '../shop'

/** Renders that a page does not exist or could not be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <section className="note">
      <title>{shop.name}</title>
      <h1>{isMissing ? messages.notFound : messages.failed}</h1>
      {isMissing ? (
        <Button href={hrefs.home()}>{messages.backToGifts}</Button>
      ) : (
        <Button onClick={() => window.location.reload()}>{messages.tryAgain}</Button>
      )}
    </section>
  )
}
