import { hold, ofCategory } from './hold.ts';

// In two files, so that two threads share them.
hold(ofCategory('Cartons').filter((_, k) => k % 2 === 0));
