import { rootUrls } from '../../../editions/urls';
import { callPath } from '../../../shared/address/folders';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type ApiDocument, type ApiOperation, screen } from '../../render/screen';

interface DocsData {
	document: ApiDocument;
}

function Field({ id, parameter }: { id: string; parameter: ApiOperation['parameters'][number] }) {
	const { schema } = parameter;
	const usual = schema.default === undefined ? undefined : String(schema.default);
	return (
		<div>
			<label className="label" htmlFor={id}>
				{parameter.name}
			</label>
			{schema.enum ? (
				<select className="field" id={id} name={parameter.name} defaultValue={usual ?? ''}>
					{usual === undefined && <option value="">–</option>}
					{each(schema.enum, 'enum', (value) => (
						<option key={value} value={value}>
							{value}
						</option>
					))}
				</select>
			) : (
				<input
					className="field"
					id={id}
					name={parameter.name}
					placeholder={usual ?? ''}
					autoComplete="off"
					aria-describedby={parameter.description ? `${id}-help` : undefined}
				/>
			)}
			{parameter.description && (
				<p className="help" id={`${id}-help`}>
					{parameter.description}
				</p>
			)}
		</div>
	);
}

/** A plain form cannot send a header, and calls that write should not be tried. */
const isReading = (method: string, operation: ApiOperation) =>
	method === 'get' && operation.parameters.every((parameter) => parameter.in === 'query');

/** The fields of a JSON body. */
function BodyFields({
	schema,
}: {
	schema: { properties?: Record<string, { type?: string; description?: string }>; required?: string[] };
}) {
	return (
		<ul className="help">
			{Object.entries(schema.properties ?? {}).map(([name, { type, description }]) => (
				<li key={name}>
					<code>
						{name}
						{schema.required?.includes(name) ? '' : '?'}: {type ?? 'any'}
					</code>{' '}
					{description}
				</li>
			))}
		</ul>
	);
}

/** The object that wraps every answer of the API. */
const ENVELOPE = '{code, msg, data}';

/** Every call with its parameters, as a plain form that opens the answer. */
function DocsView({ data }: { data: DocsData }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="wrap list-page api-docs">
			<p className="dek">
				{words.api_docs.line({ envelope: ENVELOPE })}{' '}
				<a className="link" href={rootUrls.openApi.href()}>
					OpenAPI
				</a>
				.
			</p>
			{Object.entries(data.document.paths).map(([path, methods]) =>
				Object.entries(methods).map(([method, operation]) => {
					const name = `${path.replace(callPath(''), '').replace('/', '-')}${method === 'get' ? '' : `-${method}`}`;
					return (
						<section key={path + method} className="block" id={name} aria-labelledby={`${name}-title`}>
							<header className="sec">
								<h2 id={`${name}-title`}>
									{method.toUpperCase()} {path.replace(callPath(''), '')}
								</h2>
								<p>{operation.summary}</p>
							</header>
							{isReading(method, operation) && (
								<form className="filters" action={path} method="get" target="_blank" data-api="" rel="noopener">
									{each(operation.parameters, 'parameters', (parameter) => (
										<Field key={parameter.name} id={`${name}-${parameter.name}`} parameter={parameter} />
									))}
									<button className="btn" type="submit">
										{words.api_docs.try}
									</button>
								</form>
							)}
							{operation.requestBody?.content['application/json'] && (
								<BodyFields schema={operation.requestBody.content['application/json'].schema} />
							)}
						</section>
					);
				}),
			)}
		</div>
	);
}

/** `/api/docs`: the API, described by the schemas that validate it, with a form to try each call. */
export const apiDocsScreen = screen<DocsData>({
	load: async ({ site }) => ({ document: site.api }),
	head: (_data, { edition }) => ({
		title: edition.words.api_docs.title,
		description: edition.words.api_docs.line({ envelope: ENVELOPE }),
		canonical: rootUrls.apiDocs.href(),
		robots: 'noindex',
	}),
	layout: (_data, { edition }) => ({
		styles: ['calendar'],
		bar: { title: edition.words.api_docs.title, eventNews: false, background: 'data', art: 'api-docs' },
	}),
	View: DocsView,
});
