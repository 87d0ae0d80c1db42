import { hold, ofCategory } from './hold.ts';

hold(ofCategory('Cartons'));
