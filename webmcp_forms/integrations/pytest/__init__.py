"""pytest: the tools of the pages that tests get, as fixtures.

    def test_an_agent_can_find_a_car(client, webmcp_tools, assert_tools, assert_no_findings):
        page = client.get("/cars/")
        (tool,) = webmcp_tools(page)
        assert tool.call({"make": "Saab"}).accepted
        assert_tools(page, "cars")
        assert_no_findings(page)

pytest loads the plugin by itself where the package is installed. Until a test asks for one of the fixtures it loads
nothing else.
"""
