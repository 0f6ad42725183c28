/** Path of the file of this name beside a page. */
export const beside = (path: string, name: string): string => `${path === '/' ? '' : path}/${name}`;
