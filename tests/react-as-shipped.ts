/**
 * Before every file of tests: React as readers get it. Built for development it draws a page at four times the cost,
 * and a walk over the site draws thousands. `tests/react-in-development.test.ts` hears what that one has to say.
 */
const mode = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
await import('react/jsx-runtime');
await import('react-dom/server');
process.env.NODE_ENV = mode;

export {};
