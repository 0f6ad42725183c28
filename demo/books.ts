import type { DemoBook } from './book';
import { after_single_use } from './books/after-single-use';
import { duty_by_the_millilitre } from './books/duty-by-the-millilitre';
import { fillers_handbook } from './books/fillers-handbook';
import { licence_reader } from './books/licence-reader';

export const books: DemoBook[] = [fillers_handbook, licence_reader, duty_by_the_millilitre, after_single_use];
