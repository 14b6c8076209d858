/** A bucket of an S3-compatible store, as `S3_URL` names it: `https://KEY:SECRET@host/bucket/prefix?region=us-east-1`. */
export interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  /** Before every key; ends with a slash, or is empty. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** @returns undefined if a part is missing */
export function readS3Url(text: string): S3Place | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  if (!/^https?:$/.test(url.protocol) || !bucket || !url.username || !url.password)
    return undefined;
  return {
    endpoint: url.origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
