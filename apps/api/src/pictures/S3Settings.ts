/** An S3 bucket and its credentials. */
export interface S3Settings {
  /**
   * URL of the bucket, `https://pictures.s3.example` or `https://s3.example/pictures`; it must contain only pictures.
   */
  readonly bucket: string
  /** @default us-east-1 */
  readonly region: string
  readonly keyId: string
  readonly secret: string
}
