import type { AddOnGroup, AddOnsQuery, CatalogueClient } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'

/** Loads the available add-ons once per location and day. After a failure, the next call retries. */
export function createAddOnLoader(client: Pick<CatalogueClient, 'addOns'>) {
  let requested: { readonly key: string; readonly answer: Promise<Result<readonly AddOnGroup[]>> } | undefined
  return (question: AddOnsQuery): Promise<Result<readonly AddOnGroup[]>> => {
    const key = JSON.stringify(question)
    if (requested?.key === key) return requested.answer
    const answer = client.addOns(question).then((outcome) => {
      if (!outcome.ok && requested?.answer === answer) requested = undefined
      return outcome
    })
    requested = { key, answer }
    return answer
  }
}
