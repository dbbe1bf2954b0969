import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { assertPictureName, isPictureName } from './assertPictureName.ts'
import type { PictureStorage } from './PictureStorage.ts'
import { PictureStorageUnavailableError } from './PictureStorageUnavailableError.ts'
import { parseS3List } from './parseS3List.ts'
import type { S3Settings } from './S3Settings.ts'

/** Options of requests to a bucket. */
export interface S3Options {
  /** Timeout of one request in milliseconds. @default 10000 */
  readonly timeoutMs?: number
  /** Number of names on a page of the list. @default 1000 */
  readonly pageSize?: number
}

interface Asked {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: string
  readonly content?: Uint8Array<ArrayBuffer>
}

/**
 * Creates a storage for pictures in an S3 bucket, which all instances share. Writes are atomic, because the bucket
 * verifies the hash before it stores a picture.
 */
export function createS3Storage(
  { bucket, region, keyId, secret }: S3Settings,
  { timeoutMs = 10_000, pageSize = 1000 }: S3Options = {},
): PictureStorage {
  const signed = { accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' }
  const client = new AwsClient({ ...signed, retries: 2 })
  const root = bucket.replace(/\/$/, '')
  const urlOf = (name: string) => `${root}/${assertPictureName(name)}`

  const ask = async ({ method, url, content }: Asked): Promise<Response> => {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex')
    // The timeout ends when the response begins, because a picture may be streamed to a slow client.
    const timeoutController = new AbortController()
    const timer = setTimeout(() => timeoutController.abort(), timeoutMs)
    const answer = await client
      .fetch(url, {
        method,
        headers: {
          'x-amz-content-sha256': hash,
          ...(content && { 'content-type': 'application/octet-stream' }),
        },
        ...(content && { body: content }),
        redirect: 'error',
        signal: timeoutController.signal,
      })
      .catch((cause: unknown) => {
        throw new PictureStorageUnavailableError('the bucket of pictures cannot be reached', { cause })
      })
      .finally(() => clearTimeout(timer))
    if (answer.ok || (answer.status === 404 && (await isNoSuchKey(answer.clone())))) return answer
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429) {
      throw new PictureStorageUnavailableError(`the bucket of pictures answered ${answer.status}`)
    }
    throw new Error(`The bucket of pictures answered ${answer.status} to a ${method}.`)
  }

  return {
    write: async (name, content) => {
      const answer = await ask({ method: 'PUT', url: urlOf(name), content: new Uint8Array(content) })
      await answer.body?.cancel()
    },
    open: async (name) => {
      const answer = await ask({ method: 'GET', url: urlOf(name) })
      if (answer.ok) return answer.body ?? undefined
      await answer.body?.cancel()
      return undefined
    },
    remove: async (name) => {
      await (await ask({ method: 'DELETE', url: urlOf(name) })).body?.cancel()
    },
    listBefore: async (instant) => {
      const old: string[] = []
      let after: string | undefined
      do {
        const params = new URLSearchParams({ 'list-type': '2', 'max-keys': String(pageSize) })
        if (after !== undefined) params.set('continuation-token', after)
        const answer = await ask({ method: 'GET', url: `${root}?${params}` })
        const { objects, next } = parseS3List(await answer.text())
        for (const { key, at } of objects) if (at < instant && isPictureName(key)) old.push(key)
        after = next
      } while (after !== undefined)
      return old
    },
  }
}

/** Returns whether a 404 is about the picture; if it is about the bucket, the operator must act. */
const isNoSuchKey = async (answer: Response) => (await answer.text()).includes('<Code>NoSuchKey</Code>')
