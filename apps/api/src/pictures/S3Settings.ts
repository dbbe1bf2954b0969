/** Where a bucket is that speaks S3, and who may use it. */
export interface S3Settings {
  /** Address of the bucket, `https://pictures.s3.example` or `https://s3.example/pictures`; it holds pictures alone. */
  readonly bucket: string
  /** @default us-east-1 */
  readonly region: string
  readonly keyId: string
  readonly secret: string
}
