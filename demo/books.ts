import type { DemoBook } from './book';
import { afterSingleUse } from './books/after-single-use';
import { dutyByTheMillilitre } from './books/duty-by-the-millilitre';
import { fillersHandbook } from './books/fillers-handbook';
import { licenceReader } from './books/licence-reader';

export const books: DemoBook[] = [fillersHandbook, licenceReader, dutyByTheMillilitre, afterSingleUse];
