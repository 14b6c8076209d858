import sharp from 'sharp';

/** @returns what is wrong with a picture, if it can't be read or has another size than it is said to have ("48x48") */
export async function pictureFault(
  href: string,
  bytes: Buffer,
  said?: string,
): Promise<string | undefined> {
  const read = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!read?.width || !read.height) return `${href} can't be read as a picture`;
  if (!said || said === 'any') return undefined;
  const real = `${read.width}x${read.height}`;
  return real === said ? undefined : `${href} measures ${real}, not ${said}`;
}
