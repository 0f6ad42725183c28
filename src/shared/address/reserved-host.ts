/** Domains reserved by RFC 2606, which can belong to no site; the demonstration uses one. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;

/** True where no reader and no mail server can ever find a host of this name. */
export const isReserved = (host: string): boolean => RESERVED.test(host);
