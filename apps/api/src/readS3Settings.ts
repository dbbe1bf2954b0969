import type { InferOutput } from 'valibot'
import type { S3Settings } from './pictures/S3Settings.ts'
import type { settingsSchema } from './settingsSchema.ts'

/** Reads the settings of the bucket of shoppers' pictures; undefined without one. */
export function readS3Settings(said: InferOutput<typeof settingsSchema>): S3Settings | undefined {
  const { STORE_S3_BUCKET: bucket, STORE_S3_KEY_ID: keyId, STORE_S3_SECRET: secret } = said
  if (bucket === undefined || keyId === undefined || secret === undefined) return undefined
  return { bucket, region: said.STORE_S3_REGION ?? 'us-east-1', keyId, secret }
}
