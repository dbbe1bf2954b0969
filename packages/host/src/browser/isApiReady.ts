/**
 * Requests the API's readiness.
 *
 * @param baseUrl - Origin of the API. @default that of the page
 */
export const isApiReady = (baseUrl = ''): Promise<boolean> =>
  fetch(`${baseUrl}/api/ready`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
